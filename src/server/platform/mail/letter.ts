import type { Language } from '#domain/language.ts'

/** The words of a letter, plain; the template makes HTML and text of them. */
export interface Letter {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  paragraphs: string[]
  button: LetterLink
  /** A second way on, in a sentence of its own. */
  otherwise?: LetterLink & { before: string }
  /** What is good to know, in small print under the button. */
  note?: string
  /** Why this person gets it. */
  reason: string
  /** Whom an answer goes to, when not to whom it comes from. */
  replyTo?: string | undefined
}

export interface LetterLink {
  label: string
  href: string
}

/** In which language a letter is, whom it greets, and where it comes from. */
export interface LetterFrame {
  language: Language
  hello: string
  home: string
}

/** Where letters lead to: pages in the letter's own language. */
export interface Links {
  to(path: string): string
  /** A link that proves that its reader has this mail. */
  withToken(path: string, seed: string): string
}
