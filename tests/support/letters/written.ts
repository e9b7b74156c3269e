import type { Language } from '#domain/language.ts'
import { frameWords } from '#server/platform/mail/frame-words.ts'
import type { Letter } from '#server/platform/mail/letter.ts'
import { letterHtml } from '#server/platform/mail/letter-html.ts'
import { letterText } from '#server/platform/mail/letter-text.ts'
import { type LetterOrder, write } from '#server/platform/mail/letters/index.ts'
import { linksOf } from '#server/platform/mail/links.ts'

export const home = 'https://zilbazar.mu'
const tokens = { tokenOf: (seed: string) => `token-of-${seed}` }
export const linksIn = { en: linksOf(home, tokens, 'en'), fr: linksOf(home, tokens, 'fr') }

export const written = (order: LetterOrder, language: Language = 'en') =>
  write(order, language, linksIn[language])
export const frame = (language: Language, hello = frameWords[language].hello(undefined)) => ({
  language,
  hello,
  home: linksIn[language].to('/'),
})
export const asHtml = (letter: Letter, language: Language) => letterHtml(letter, frame(language))
export const asText = (letter: Letter, language: Language) => letterText(letter, frame(language))
