import { useSyncExternalStore } from 'react'
import type { Position } from '#domain/distance.ts'

const storageKey = 'zilbazar-position'

const listeners = new Set<() => void>()
let text: string | null | undefined
let known: Position | undefined

/** The position that this device was asked for. It stays on the device and is never sent. */
export function useOwnPosition(): Position | undefined {
  return useSyncExternalStore(subscribe, ownPosition, () => undefined)
}

export const keepPosition = (position: Position) => write(JSON.stringify(position))
export const forgetPosition = () => write(null)

function ownPosition(): Position | undefined {
  const stored = read()
  if (stored !== text) {
    text = stored
    known = positionIn(stored)
  }
  return known
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab may have forgotten it.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Storage may be blocked. The position then lasts as long as the page. */
let unsaved: string | null = null

function read(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unsaved
  } catch {
    return unsaved
  }
}

function write(value: string | null): void {
  unsaved = value
  try {
    if (value === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, value)
  } catch {}
  for (const listener of listeners) listener()
}

function positionIn(stored: string | null): Position | undefined {
  try {
    const { latitude, longitude } = JSON.parse(stored ?? '{}')
    return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : undefined
  } catch {
    return
  }
}
