import { setTimeout as wait } from 'node:timers/promises'
import { goodAnswerTo } from './answer.ts'
import { isWithJobs, type Steps, stepsOf } from './recording.ts'
import type { BenchRequest } from './request.ts'
import type { Site } from './site.ts'
import type { Sent, Tap } from './tap.ts'

/** A site whose statements are noted. */
export interface TappedSite {
  site: Site
  tap: Tap
}

/** What one request sends to the database. */
export async function recordOne({ site, tap }: TappedSite, request: BenchRequest): Promise<Sent[]> {
  await tap.take()
  await goodAnswerTo(site.origin, request)
  return tap.take()
}

const mostTries = 5
const untilNextTryMs = 100

/** What a request that reads sends to the database, without the work of jobs. */
async function recordRead(tapped: TappedSite, request: BenchRequest): Promise<Sent[]> {
  let isQuiet = false
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const sent = await recordOne(tapped, request)
    // Nothing is sent by a call that shares what another has read a moment before, and for what is in memory by now.
    if (sent.length === 0) isQuiet = true
    else if (!isWithJobs(sent)) return sent
    else await wait(untilNextTryMs)
  }
  if (isQuiet) return []
  throw new Error(`Something else is sent whenever ${request.path} is recorded.`)
}

const mostMs = 500
const mostCalls = 300

/** What some of the requests send to the database. */
export async function record(tapped: TappedSite, requests: readonly BenchRequest[]): Promise<Steps[]> {
  const calls: Steps[] = []
  const until = performance.now() + mostMs
  for (const request of requests.slice(0, mostCalls)) {
    calls.push(stepsOf(await recordRead(tapped, request)))
    if (performance.now() > until) break
  }
  return calls
}

/** Fails when the same request is answered from memory the second time. */
export async function checkNothingIsKept(tapped: TappedSite, request: BenchRequest): Promise<void> {
  for (const time of ['first', 'second'])
    if ((await recordOne(tapped, request)).length === 0)
      throw new Error(
        `The ${time} answer to ${request.path} needed no statement: RESPONSE_CACHE_MB=0 is ignored.`,
      )
}
