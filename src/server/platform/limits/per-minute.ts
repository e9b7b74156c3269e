const minuteMs = 60_000

/** Tells whether an address came more often than this in the running minute. Kept in memory, for what is only counted. */
export function perMinute(most: number) {
  const timesFrom = new Map<string, number>()
  let minuteEndsAt = 0
  return function isTooOften(address: string, now: number): boolean {
    if (now >= minuteEndsAt) {
      timesFrom.clear()
      minuteEndsAt = now + minuteMs
    }
    const times = (timesFrom.get(address) ?? 0) + 1
    timesFrom.set(address, times)
    return times > most
  }
}
