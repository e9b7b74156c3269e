import type { Question } from './confirmation-toast.tsx'
import type { LinkedToast } from './linked-toast.tsx'

let isRequested = false
const listeners = new Set<() => void>()

/** Whether a toast was ever to be shown on this page; the part that draws them is fetched only then. */
export const toastsRequested = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => isRequested,
}

/** Called by the board once it is in its place. */
export let toastsAreMounted = (): void => {}
const untilToastsAreMounted = new Promise<void>((resolve) => {
  toastsAreMounted = resolve
})

/** A sentence that appears over the page for a moment: two seconds for good news, four for bad. */
export const toast = {
  success: (sentence: string) => show('success', sentence),
  error: (sentence: string) => show('error', sentence),
  /** Bad news, and the link that helps. */
  async withLink(toast: LinkedToast): Promise<void> {
    const [{ showLinked }] = await Promise.all([import('./linked-toast.tsx'), requestToasts()])
    showLinked(toast)
  },
  /** A question with two buttons, for ten seconds; whether it was confirmed. */
  async confirm(question: Question): Promise<boolean> {
    const [{ ask }] = await Promise.all([import('./confirmation-toast.tsx'), requestToasts()])
    return ask(question)
  },
}

async function show(kind: 'success' | 'error', sentence: string): Promise<void> {
  const [{ toast: library }] = await Promise.all([import('react-hot-toast/headless'), requestToasts()])
  // What fails in two places for one reason is said once.
  library[kind](sentence, kind === 'error' ? { id: sentence } : {})
}

/** The time of a toast runs from its making: on a slow day it would be over before there is a board to hang it on. */
function requestToasts(): Promise<void> {
  if (!isRequested) {
    isRequested = true
    for (const listener of listeners) listener()
  }
  return untilToastsAreMounted
}
