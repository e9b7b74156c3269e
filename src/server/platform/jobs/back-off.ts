/** Seconds until the next try after so many that failed; nothing when it is time to give up. */
export type PauseAfter = (tries: number, error: unknown) => number | undefined

interface BackOff {
  firstSeconds: number
  /** Pauses double up to this one, so that whatever was down is found soon after it is back. */
  longestSeconds: number
  tries: number
}

export function backOff({ firstSeconds, longestSeconds, tries: most }: BackOff): PauseAfter {
  return (tries) => (tries < most ? Math.min(firstSeconds * 2 ** (tries - 1), longestSeconds) : undefined)
}
