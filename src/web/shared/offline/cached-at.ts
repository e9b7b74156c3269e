import { useSyncExternalStore } from 'react'

/** How old what is shown may be: the moment of the oldest kept answer, or nothing when all of it came just now. */
let cachedAt: string | undefined
let lastFresh = new Date().toISOString()
const listeners = new Set<() => void>()

function set(moment: string | undefined): void {
  if (moment === cachedAt) return
  cachedAt = moment
  for (const listener of listeners) listener()
}

/** An answer has come: from the network, or from the device, which then says when it was true. */
export function noteAnswer(cachedSince: string | null): void {
  if (!cachedSince) lastFresh = new Date().toISOString()
  else if (!cachedAt || cachedSince < cachedAt) set(cachedSince)
}

/** Follows the signal; once it is back, `refresh` asks for everything shown anew, and the notice goes when that came. */
export function watchConnection(refresh: () => Promise<unknown>): void {
  const { dataset } = document.documentElement
  if (dataset.keptAt) set(dataset.keptAt)
  addEventListener('offline', () => set(cachedAt ?? lastFresh))
  addEventListener('online', async () => {
    const before = cachedAt
    set(undefined)
    // What is still kept after asking says so itself; a failure brings the old notice back.
    await refresh().catch(() => set(before))
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Since when nothing new has come; the server and the first render know of nothing. */
export const useCachedAt = () =>
  useSyncExternalStore(
    subscribe,
    () => cachedAt,
    () => undefined,
  )
