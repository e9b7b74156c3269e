import { useSyncExternalStore } from 'react'

/** The time of the oldest cached response on the page, or nothing when everything is fresh. */
let cachedAt: string | undefined
let lastFresh = new Date().toISOString()
const listeners = new Set<() => void>()

function set(moment: string | undefined): void {
  if (moment === cachedAt) return
  cachedAt = moment
  for (const listener of listeners) listener()
}

/** Notes a response: a fresh one from the network, or a cached one with its time. */
export function noteAnswer(cachedSince: string | null): void {
  if (!cachedSince) lastFresh = new Date().toISOString()
  else if (!cachedAt || cachedSince < cachedAt) set(cachedSince)
}

/**
 * Watches the connection. When it returns, `refresh` loads everything on the page again, and then the notice
 * disappears.
 */
export function watchConnection(refresh: () => Promise<unknown>): void {
  const { dataset } = document.documentElement
  if (dataset.keptAt) set(dataset.keptAt)
  addEventListener('offline', () => set(cachedAt ?? lastFresh))
  addEventListener('online', async () => {
    const before = cachedAt
    set(undefined)
    // Responses that still come from the cache set the time again. A failed refresh restores the notice.
    await refresh().catch(() => set(before))
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The time since when the page is outdated. The server and the first render have none. */
export const useCachedAt = () =>
  useSyncExternalStore(
    subscribe,
    () => cachedAt,
    () => undefined,
  )
