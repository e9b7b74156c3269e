import { readNote, writeNote } from '#web/shared/session/device-notes.ts'
import type { Subject } from './reviewed.ts'

export interface Draft {
  rating?: number | undefined
  comment: string
  /** Addresses of uploaded pictures; without them the earlier photos stay. */
  photos?: readonly string[] | undefined
  /** The draft started from the earlier review, so an empty comment removes the old one. */
  isEdit?: boolean | undefined
}

interface StoredDraft extends Draft {
  /** The author, if somebody was logged in. */
  by?: string | undefined
  at: number
}

export const blank: Draft = { comment: '' }

const maxAgeMs = 7 * 24 * 3600_000
const maxDrafts = 20
/** A comment that is too long to send is still stored, up to this length. */
const maxCommentLength = 5000

const keyOf = ({ kind, id }: Subject) => `${kind} ${id}`
const listeners = new Set<() => void>()

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The draft about this subject, unless another person wrote it. */
export function readDraft(subject: Subject, person: string | undefined): Draft {
  const draft = storedDrafts().get(keyOf(subject))
  const isAnothers = draft?.by && person && draft.by !== person
  return draft && !isAnothers && Date.now() - draft.at < maxAgeMs ? draft : blank
}

export function writeDraft(subject: Subject, draft: Draft | undefined, person: string | undefined): void {
  const drafts = new Map(storedDrafts())
  drafts.delete(keyOf(subject))
  if (draft) {
    const comment = draft.comment.slice(0, maxCommentLength)
    drafts.set(keyOf(subject), { ...draft, comment, by: person, at: Date.now() })
  }
  writeNote('zilbazar-drafts', drafts.size ? JSON.stringify([...drafts].slice(-maxDrafts)) : '')
  for (const listener of listeners) listener()
}

let parsed: { note: string; drafts: ReadonlyMap<string, StoredDraft> } = { note: '', drafts: new Map() }

/** Each note is parsed once, because an unchanged draft must be the same object. */
function storedDrafts(): ReadonlyMap<string, StoredDraft> {
  const note = readNote('zilbazar-drafts')
  if (note !== parsed.note) parsed = { note, drafts: parse(note) }
  return parsed.drafts
}

function parse(note: string): ReadonlyMap<string, StoredDraft> {
  try {
    return new Map(JSON.parse(note))
  } catch {
    return new Map()
  }
}
