/** Wrong guesses are slowed down: some are free, each further one doubles the pause, up to the longest. */
interface PausePolicy {
  free: number
  firstSeconds: number
  longestSeconds: number
}

const few: PausePolicy = { free: 5, firstSeconds: 30, longestSeconds: 15 * 60 }

/** By what is guessed and by whom it is counted. Decision 014 has the arithmetic. */
export const pausePolicies = {
  /** At the accounts of one email address, a person's and a store's together, from devices that are not known there. */
  passwordsAtEmail: few,
  /** The same at the website owner's account. */
  passwordsAtOwner: few,
  /** From a device that has logged in to the account before, or from an open session. */
  passwordsFromDevice: few,
  /** At any account, from devices that are not known there; thousands of people may share one address. */
  passwordsFromAddress: { free: 100, firstSeconds: 2, longestSeconds: 5 * 60 },
  /** The website owner's second factor, once the password was right. */
  codes: few,
} as const satisfies Record<string, PausePolicy>

export type GuessName = keyof typeof pausePolicies

/** Wrong guesses are counted for this long after the first one. */
export const daySeconds = 24 * 3600

/** Seconds until the next guess is allowed. */
export function pauseAfter(wrong: number, { free, firstSeconds, longestSeconds }: PausePolicy): number {
  return wrong < free ? 0 : Math.min(longestSeconds, firstSeconds * 2 ** (wrong - free))
}
