import { useSyncExternalStore } from 'react'
import { useSession } from '#web/shared/session/session.ts'
import { blank, type Draft, onDraftChange, readDraft, writeDraft } from './drafts.ts'
import type { Subject } from './reviewed.ts'

/** The draft about this subject, stored on the device until it is sent. */
export function useDraft(subject: Subject) {
  const { person } = useSession()
  const draft = useSyncExternalStore(
    onDraftChange,
    () => readDraft(subject, person?._id),
    () => blank,
  )
  return {
    draft,
    /** The stored draft, also while the page still shows the server's HTML. */
    stored: () => readDraft(subject, person?._id),
    write: (next: Draft) => writeDraft(subject, next, person?._id),
    clear: () => writeDraft(subject, undefined, undefined),
  }
}
