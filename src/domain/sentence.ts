import type { Language } from './language.ts'
import { inThousands } from './thousands.ts'

export type Words = Readonly<Record<Language, string>>

/** What we say to a person, in every language. A class, so that an answer shows which of its texts are ours. */
export class Sentence implements Words {
  readonly en: string
  readonly fr: string
  /** Words alone are not one: somebody must have said `sentence`. */
  declare protected readonly isOurs: true

  constructor({ en, fr }: Words) {
    this.en = en
    this.fr = fr
  }
}

export const sentence = (words: Words) => new Sentence(words)

/** '1,250' in English; in French '1 250', with a space that no line ends at. */
export const figure = (count: number): Words => ({
  en: inThousands(count, ','),
  fr: inThousands(count, '\u00a0'),
})
