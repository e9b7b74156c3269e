import { ownPath } from '#web/shared/address/own-path.ts'
import { readNote, writeNote } from './device-notes.ts'

/** What a visitor tried to do, to be done once they have logged in. */
export type WantedAct =
  | { kind: 'wish'; of: 'products' | 'stores'; id: string }
  /** The stars and the comment are in the draft. */
  | { kind: 'review'; of: 'product' | 'store'; id: string }
  | {
      kind: 'report'
      of: 'product' | 'store' | 'productReview' | 'storeReview'
      id: string
      reason?: string | undefined
      details?: string
    }

interface Wanted {
  acts: WantedAct[]
  /** The page on which they were tried. */
  wayBack?: string | undefined
  /** The address of the account they are for, once that is known. */
  email?: string | undefined
  at: number
}

/** Long enough to log in. */
const unclaimedMs = 30 * 60_000
/** As long as the link in a confirmation mail works. */
const claimedMs = 24 * 3600_000
const mostActs = 10

const accountOf = (email: string) => email.trim().toLowerCase()

/** Notes what somebody tried, once for each thing; `email` when their session has just run out. */
export function wantLater(act: WantedAct, wayBack: string | undefined, email?: string): void {
  const account = email && accountOf(email)
  const kept = read()
  const isSame = (other: WantedAct) =>
    other.kind === act.kind && (act.kind === 'report' || other.id === act.id)
  const earlier = kept?.email === account ? (kept?.acts ?? []).filter((other) => !isSame(other)) : []
  write({ acts: [...earlier, act].slice(-mostActs), wayBack, email: account, at: Date.now() })
}

/** After a sign-up: what was wanted is this account's alone, and waits for the confirmation. */
export function claimWanted(email: string, wayBack: string | undefined): void {
  const account = accountOf(email)
  const found = read()
  const kept = !found?.email || found.email === account ? found : undefined
  write({ acts: kept?.acts ?? [], wayBack: wayBack ?? kept?.wayBack, email: account, at: Date.now() })
}

/** After a login: what this person wanted, and where. It is handed out once, over all tabs; what another account wanted is gone. */
export async function takeWanted(email: string): Promise<Pick<Wanted, 'acts' | 'wayBack'>> {
  const take = async () => {
    const kept = read()
    writeNote('zilbazar-wanted', '')
    const isTheirs = kept && (!kept.email || kept.email === accountOf(email))
    return isTheirs ? { acts: kept.acts, wayBack: kept.wayBack } : { acts: [] }
  }
  return navigator.locks ? navigator.locks.request('zilbazar-wanted', take) : take()
}

/** Where the person who confirmed an address came from, when they came from this device. */
export const wantedWayBack = (): string | undefined => read()?.wayBack

function write(wanted: Wanted): void {
  writeNote('zilbazar-wanted', JSON.stringify(wanted))
}

function read(): Wanted | undefined {
  try {
    const { acts, wayBack, email, at } = JSON.parse(readNote('zilbazar-wanted')) as Wanted
    const age = Date.now() - at
    if (!(age >= 0 && age < (email ? claimedMs : unclaimedMs)) || !Array.isArray(acts)) return
    return { acts, wayBack: ownPath(wayBack), email, at }
  } catch {
    return
  }
}
