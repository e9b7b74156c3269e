import { food } from './words/food.ts'
import { home } from './words/home.ts'
import { life } from './words/life.ts'
import { wear } from './words/wear.ts'

/**
 * Words that mean the same in English, French and Kreol Morisien, one group a line: 'English, more English / French / Kreol'. A
 * word behind `~` is understood but never searched for, because it means something else in another language: who types
 * 'four' may want an oven, but who types 'oven' does not want four chairs. The Kreol was collected from word lists and
 * sentence pairs: a native speaker should look it over.
 */
const lines: readonly string[] = [...food, ...wear, ...home, ...life]

export interface Word {
  text: string
  /** English is looked up as it is written; French and Kreol spellings vary. */
  isEnglish: boolean
  isSearchedFor: boolean
}

export type WordGroup = readonly Word[]

export const wordGroups: readonly WordGroup[] = lines.map((line) =>
  line.split('/').flatMap((words, language) =>
    words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => ({
        text: word.replace('~', ''),
        isEnglish: language === 0,
        isSearchedFor: !word.startsWith('~'),
      })),
  ),
)
