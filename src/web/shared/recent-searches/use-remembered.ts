import { useEffect } from 'react'
import { rememberSearch } from './recent-searches.ts'

/** Remembers on this device what a page was searched for. */
export function useRemembered(words: string): void {
  useEffect(() => rememberSearch(words), [words])
}
