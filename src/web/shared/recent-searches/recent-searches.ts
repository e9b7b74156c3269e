import { longest } from '#domain/limits.ts'
import { readNote, writeNote } from '#web/shared/session/device-notes.ts'

const note = 'zilbazar-searches'
const most = 8

/** What was searched for on this device, the latest first. It is never sent anywhere. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readNote(note) || '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((words) => typeof words === 'string').slice(0, most)
  } catch {
    return []
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const without = (words: string) => recentSearches().filter((earlier) => !isSame(earlier, words))
const store = (searches: readonly string[]) =>
  writeNote(note, searches.length > 0 ? JSON.stringify(searches) : '')

export function rememberSearch(words: string): void {
  const plain = words.trim().slice(0, longest.search)
  if (plain) store([plain, ...without(plain)].slice(0, most))
}

export const forgetSearch = (words: string): void => store(without(words))

export const forgetSearches = (): void => store([])
