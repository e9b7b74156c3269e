import type { Language } from '#domain/language.ts'

/** The language that this build of the pages speaks. */
export const language: Language = 'en'
