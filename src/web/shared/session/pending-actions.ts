import { ownPath } from '#web/shared/address/own-path.ts'
import { readNote, writeNote } from './device-notes.ts'

/** What a visitor tried to do, to be done once they have logged in. */
export type PendingAction =
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

interface PendingActions {
  actions: PendingAction[]
  /** The page on which they were tried. */
  returnPath?: string | undefined
  /** The address of the account they are for, once that is known. */
  email?: string | undefined
  at: number
}

/** These names are in the storage of visitors' devices, so they do not change. */
interface StoredActions extends Pick<PendingActions, 'email' | 'at'> {
  acts: PendingAction[]
  wayBack?: string | undefined
}

/** Long enough to log in. */
const unclaimedMs = 30 * 60_000
/** As long as the link in a confirmation mail works. */
const claimedMs = 24 * 3600_000
const maxActions = 10

const accountOf = (email: string) => email.trim().toLowerCase()

/** Notes what somebody tried, once for each thing; `email` when their session has just run out. */
export function addPendingAction(
  action: PendingAction,
  returnPath: string | undefined,
  email?: string,
): void {
  const account = email && accountOf(email)
  const stored = read()
  const isSame = (other: PendingAction) =>
    other.kind === action.kind && (action.kind === 'report' || other.id === action.id)
  const earlier = stored?.email === account ? (stored?.actions ?? []).filter((other) => !isSame(other)) : []
  write({ actions: [...earlier, action].slice(-maxActions), returnPath, email: account, at: Date.now() })
}

/** After a sign-up: what was pending is this account's alone, and waits for the confirmation. */
export function claimPendingActions(email: string, returnPath: string | undefined): void {
  const account = accountOf(email)
  const found = read()
  const stored = !found?.email || found.email === account ? found : undefined
  write({
    actions: stored?.actions ?? [],
    returnPath: returnPath ?? stored?.returnPath,
    email: account,
    at: Date.now(),
  })
}

/** After a login: what this person pending, and where. It is handed out once, over all tabs; what another account pending is gone. */
export async function takePendingActions(
  email: string,
): Promise<Pick<PendingActions, 'actions' | 'returnPath'>> {
  const take = async () => {
    const stored = read()
    writeNote('zilbazar-wanted', '')
    const isTheirs = stored && (!stored.email || stored.email === accountOf(email))
    return isTheirs ? { actions: stored.actions, returnPath: stored.returnPath } : { actions: [] }
  }
  return navigator.locks ? navigator.locks.request('zilbazar-wanted', take) : take()
}

/** Where the person who confirmed an address came from, when they came from this device. */
export const pendingReturnPath = (): string | undefined => read()?.returnPath

function write({ actions: acts, returnPath: wayBack, email, at }: PendingActions): void {
  const stored: StoredActions = { acts, wayBack, email, at }
  writeNote('zilbazar-wanted', JSON.stringify(stored))
}

function read(): PendingActions | undefined {
  try {
    const { acts: actions, wayBack, email, at } = JSON.parse(readNote('zilbazar-wanted')) as StoredActions
    const age = Date.now() - at
    if (!(age >= 0 && age < (email ? claimedMs : unclaimedMs)) || !Array.isArray(actions)) return
    return { actions, returnPath: ownPath(wayBack), email, at }
  } catch {
    return
  }
}
