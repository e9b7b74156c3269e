import type { Question } from './confirmation-toast.tsx'
import type { LinkedToast } from './linked-toast.tsx'

let isRequested = false
const listeners = new Set<() => void>()

/** Whether a toast was requested on this page. The list of toasts is fetched only then. */
export const toastsRequested = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => isRequested,
}

/** Called by the list of toasts once it is mounted. */
export let toastsAreMounted = (): void => {}
const untilToastsAreMounted = new Promise<void>((resolve) => {
  toastsAreMounted = resolve
})

/** A short message over the page: two seconds for success, four for errors. */
export const toast = {
  success: (sentence: string) => show('success', sentence),
  error: (sentence: string) => show('error', sentence),
  /** An error, or other news, with a link that helps. */
  async withLink(toast: LinkedToast): Promise<void> {
    const [{ showLinked }] = await Promise.all([import('./linked-toast.tsx'), requestToasts()])
    showLinked(toast)
  },
  /** A question with two buttons, shown for ten seconds. Resolves to whether it was confirmed. */
  async confirm(question: Question): Promise<boolean> {
    const [{ ask }] = await Promise.all([import('./confirmation-toast.tsx'), requestToasts()])
    return ask(question)
  },
}

async function show(kind: 'success' | 'error', sentence: string): Promise<void> {
  const [{ toast: library }] = await Promise.all([import('react-hot-toast/headless'), requestToasts()])
  // The same failure in two places is shown once.
  library[kind](sentence, kind === 'error' ? { id: sentence } : {})
}

/** A toast's time starts when it is created, so on a slow machine it would end before the list is mounted. */
function requestToasts(): Promise<void> {
  if (!isRequested) {
    isRequested = true
    for (const listener of listeners) listener()
  }
  return untilToastsAreMounted
}
