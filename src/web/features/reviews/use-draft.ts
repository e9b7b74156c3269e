import { useState } from 'react'
import type { Subject } from './reviewed.ts'

export interface Draft {
  rating: number | undefined
  comment: string
}

const blank: Draft = { rating: undefined, comment: '' }

/** Kept while the tab is open: whoever leaves to log in finds on return what they had written. */
const drafts = new Map<string, Draft>()

export function useDraft({ kind, id }: Subject) {
  const key = `${kind} ${id}`
  const [draft, setDraft] = useState(() => drafts.get(key) ?? blank)
  function write(next: Draft) {
    drafts.set(key, next)
    setDraft(next)
  }
  function clear() {
    drafts.delete(key)
    setDraft(blank)
  }
  return { draft, write, clear }
}
