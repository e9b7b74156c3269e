import type { Access } from '#contract/endpoint.ts'
import { type Answer, type ApiCall, ApiError, type Send } from './client.ts'

/** How a session is renewed after its access token has expired. */
export interface Renewal {
  refresh: () => Promise<unknown>
  /** The refresh was refused, so the session is over. */
  onRefused: () => void
}

/** The last refresh in this browser, in any tab. */
interface Outcome {
  at: number
  isRefused: boolean
}

type Verdict = 'renewed' | 'refused' | 'presumed'

/**
 * Sends a call again after a refresh when its session has expired. Calls that fail together, in any tab,
 * share one refresh.
 */
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

/** Tells whether the session continues. A server error is no refusal, so it is thrown. */
async function renew(
  access: Access,
  { refresh, onRefused }: Renewal,
  sentAt: number,
  hasWaited: boolean,
): Promise<Verdict> {
  const last = lastOutcome(access)
  // Another call refreshed the session while this one was sent or waited for the lock.
  if (last && last.at >= sentAt && last.at <= Date.now()) return last.isRefused ? 'refused' : 'renewed'
  // The lock may arrive before the other tab's result, because storage is slower than locks.
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

/** Runs one refresh at a time: across all tabs where the browser has locks, otherwise in this tab. */
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

/** The results of this tab's own refreshes. */
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
    // The other tabs then refresh by themselves.
  }
}
