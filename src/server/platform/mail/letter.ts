import type { Language } from '#domain/language.ts'

/** The plain words of a letter; the template turns them into HTML and text. */
export interface Letter {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  paragraphs: string[]
  /** Bars with their values, below the paragraphs. */
  chart?: LetterChart | undefined
  button: LetterLink
  /** A second link, in a sentence of its own. */
  otherwise?: LetterLink & { before: string }
  /** Small print under the button. */
  note?: string
  /** Why the recipient gets this letter. */
  reason: string
  /** Where replies go, when not to the sender. */
  replyTo?: string | undefined
}

export interface LetterChart {
  title: string
  /** `figure` is the value as it is written. */
  bars: { label: string; value: number; figure: string }[]
}

export interface LetterLink {
  label: string
  href: string
}

/** The language of a letter, its greeting and the site it comes from. */
export interface LetterFrame {
  language: Language
  hello: string
  home: string
  /** Where news is unsubscribed from; letters of the service have none. */
  unsubscribe?: string | undefined
}

/** Links to pages in the letter's own language. */
export interface Links {
  to(path: string): string
  /** A link that proves that its reader has received this mail. */
  withToken(path: string, seed: string): string
}
