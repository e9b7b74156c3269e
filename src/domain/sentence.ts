import type { Language } from './language.ts'
import { type Cents, formatRupees, toRupees } from './money.ts'
import { inThousands } from './thousands.ts'

export type Words = Readonly<Record<Language, string>>

/**
 * A text of ours for people, in every language. A class, so that `mount` can tell our texts from those that people
 * wrote.
 */
export class Sentence implements Words {
  readonly en: string
  readonly fr: string
  /** Makes the class nominal: an object with the same words is not a Sentence. */
  declare protected readonly isOurs: true

  constructor({ en, fr }: Words) {
    this.en = en
    this.fr = fr
  }
}

export const sentence = (words: Words) => new Sentence(words)

/** '1,250' in English; in French '1 250', with a non-breaking space. */
export const figure = (count: number): Words => ({
  en: inThousands(count, ','),
  fr: inThousands(count, '\u00a0'),
})

/** 'Rs 1,250' in English, 'Rs 1 250' in French. */
export const rupees = (cents: Cents): Words => ({
  en: formatRupees(toRupees(cents), 'en'),
  fr: formatRupees(toRupees(cents), 'fr'),
})
