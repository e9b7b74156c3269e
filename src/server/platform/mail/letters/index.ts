import type { Language } from '#domain/language.ts'
import type { Letter, Links } from '../letter.ts'
import { letters as en } from './en/index.ts'
import { letters as fr } from './fr/index.ts'

type Letters = typeof en

/** The kind of a letter and the values it needs. */
export type LetterOrder = {
  [Kind in keyof Letters]: { kind: Kind } & Parameters<Letters[Kind]>[0]
}[keyof Letters]

const letters: Record<Language, Letters> = { en, fr }

export function write({ kind, ...facts }: LetterOrder, language: Language, links: Links): Letter {
  const letter = letters[language][kind] as (facts: object, links: Links) => Letter
  return letter(facts, links)
}
