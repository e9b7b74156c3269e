let isWanted = false
const listeners = new Set<() => void>()

/** Whether a notice was ever to be shown on this page; the part that draws them is fetched only then. */
export const noticesWanted = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => isWanted,
}

/** A sentence that appears over the page for a moment: two seconds for good news, four for bad. */
export const notice = {
  success: (sentence: string) => show('success', sentence),
  error: (sentence: string) => show('error', sentence),
}

async function show(kind: 'success' | 'error', sentence: string): Promise<void> {
  if (!isWanted) {
    isWanted = true
    for (const listener of listeners) listener()
  }
  const { toast } = await import('react-hot-toast')
  toast[kind](sentence)
}
