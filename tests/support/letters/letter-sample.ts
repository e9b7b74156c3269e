import type { LetterOrder } from '#server/platform/mail/letters/index.ts'

/** A letter, its subject in both languages, and the pages it leads to. */
export type LetterSample = [LetterOrder, [en: string, fr: string], string[]]
