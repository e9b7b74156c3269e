import type { Access } from '#contract/endpoint.ts'
import { type Answer, type ApiCall, ApiError, type Send } from './client.ts'

/** How the session behind a kind of call is prolonged once its access token has run out. */
export interface Renewal {
  refresh: () => Promise<unknown>
  /** The refresh was refused: there is no session any more. */
  onRefused: () => void
}

/** The last refresh of this browser, whichever tab did it. */
interface Outcome {
  at: number
  isRefused: boolean
}

type Verdict = 'renewed' | 'refused' | 'presumed'

/** A call whose session has run out is sent once more after a refresh; calls failing together, in any tab, share one. */
export function withRenewal(send: Send, renewals: Partial<Record<Access, Renewal>>): Send {
  async function sendAndRenew(call: ApiCall, isSecondTry = false): Promise<Answer> {
    const sentAt = Date.now()
    const answer = await send(call)
    const renewal = renewals[call.access]
    if (answer.status !== 401 || !renewal) return answer
    const verdict = await withLock(call.access, (hasWaited) => renew(call.access, renewal, sentAt, hasWaited))
    if (verdict === 'refused') return answer
    return verdict === 'presumed' && !isSecondTry ? sendAndRenew(call, true) : send(call)
  }
  return (call) => sendAndRenew(call)
}

/** Whether the session goes on. A server in trouble has refused nobody: its error is the call's. */
async function renew(
  access: Access,
  { refresh, onRefused }: Renewal,
  sentAt: number,
  hasWaited: boolean,
): Promise<Verdict> {
  const last = lastOutcome(access)
  // While this call was under way or waiting for its turn, another one found out.
  if (last && last.at >= sentAt && last.at <= Date.now()) return last.isRefused ? 'refused' : 'renewed'
  // A tab's turn may come before the note that another one left: storage is slower than locks.
  if (hasWaited) return 'presumed'
  const isRefused = await refresh().then(() => false, refusedOrTrouble)
  storeOutcome(access, { at: Date.now(), isRefused })
  if (isRefused) onRefused()
  return isRefused ? 'refused' : 'renewed'
}

function refusedOrTrouble(error: unknown): true {
  if (error instanceof ApiError && error.status === 401) return true
  throw error
}

type Work<Result> = (hasWaited: boolean) => Promise<Result>
const queues = new Map<string, Promise<unknown>>()

/** One at a time: over all tabs where the browser has locks, else within this one. */
async function withLock<Result>(name: string, work: Work<Result>): Promise<Result> {
  if (!navigator.locks) {
    const turn = (queues.get(name) ?? Promise.resolve()).catch(() => undefined).then(() => work(false))
    queues.set(name, turn)
    return turn
  }
  const key = storageKey(name)
  const atOnce = await navigator.locks.request(key, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work(false) } : undefined,
  )
  return atOnce ? atOnce.result : navigator.locks.request(key, () => work(true))
}

/** What this tab found out itself. */
const outcomes = new Map<string, Outcome>()
const storageKey = (name: string) => `zilbazar-renewal-${name}`

function lastOutcome(name: string): Outcome | undefined {
  const own = outcomes.get(name)
  try {
    const [at, verdict] = localStorage.getItem(storageKey(name))?.split(' ') ?? []
    const noted = at ? { at: Number(at), isRefused: verdict === 'refused' } : undefined
    return noted && noted.at > (own?.at ?? 0) ? noted : own
  } catch {
    return own
  }
}

function storeOutcome(name: string, outcome: Outcome): void {
  outcomes.set(name, outcome)
  try {
    localStorage.setItem(storageKey(name), `${outcome.at} ${outcome.isRefused ? 'refused' : 'renewed'}`)
  } catch {
    // The other tabs then refresh for themselves.
  }
}
