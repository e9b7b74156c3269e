import { ownPath } from '#web/shared/address/own-path.ts'
import { readNote, writeNote } from './device-notes.ts'

/** An action that a visitor tried, to be run after the login. */
export type PendingAction =
  | { kind: 'wish'; of: 'products' | 'stores'; id: string }
  | { kind: 'follow'; id: string }
  /** The words; the city is in the address. */
  | { kind: 'saveSearch'; id: string }
  /** The stars and the comment are in the draft. */
  | { kind: 'review'; of: 'product' | 'store'; id: string }
  /** The id is that of the review. */
  | { kind: 'helpful'; of: 'product' | 'store'; id: string }
  | {
      kind: 'report'
      of: 'product' | 'store' | 'productReview' | 'storeReview' | 'answer'
      id: string
      reason?: string | undefined
      details?: string
    }

interface PendingActions {
  actions: PendingAction[]
  /** The page where the actions were tried. */
  returnPath?: string | undefined
  /** The email of their account, once it is known. */
  email?: string | undefined
  at: number
}

/** Visitors' devices already store these names, so they do not change. */
interface StoredActions extends Pick<PendingActions, 'email' | 'at'> {
  acts: PendingAction[]
  wayBack?: string | undefined
}

/** Enough time to log in. */
const unclaimedMs = 30 * 60_000
/** As long as the link in a confirmation mail is valid. */
const claimedMs = 24 * 3600_000
const maxActions = 10

const accountOf = (email: string) => email.trim().toLowerCase()

/** Stores an action, once for each item. `email` is given when the person's session has just expired. */
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

/** After a sign-up the pending actions belong to this account and wait for the confirmation. */
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

/**
 * Returns the person's pending actions and page after a login, once across all tabs. The actions of another
 * account are deleted.
 */
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

/** The page that the person came from before confirming the email on this device. */
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
