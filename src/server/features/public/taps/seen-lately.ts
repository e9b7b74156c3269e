/** Remembers for a while what was seen, and no more of it than fits. */
export function seenLately({ forMs, most }: { forMs: number; most: number }) {
  // Everything is remembered equally long, so the oldest stand first.
  const until = new Map<string, number>()

  function forget(now: number): void {
    for (const [key, end] of until) {
      if (end > now && until.size < most) return
      until.delete(key)
    }
  }

  /** Whether it was not seen lately; from now on it was. */
  return function isNew(key: string, now: number): boolean {
    const end = until.get(key)
    if (end !== undefined && end > now) return false
    until.delete(key)
    forget(now)
    until.set(key, now + forMs)
    return true
  }
}
