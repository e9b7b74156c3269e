import { encoders } from '#server/platform/http/encoders.ts'
import { answerTo, goodAnswerTo } from './answer.ts'
import { bareBytes, bareFiles, barePage, bareStatements, type Measure } from './baselines.ts'
import { callersOf, measure } from './generator.ts'
import { inTurns, secondsOfTurn } from './in-turns.ts'
import type { Steps } from './recording.ts'
import type { ReadReplay } from './replay.ts'
import type { BenchRequest, Measured } from './request.ts'
import type { Row } from './results.ts'
import { pictureTarget, type Target } from './targets.ts'

interface ReadRun {
  origin: string
  url: string
  settings: Record<string, string>
  seconds: number
  /** What some of the target's requests sent to the database, in their order. */
  calls: Steps[]
}

/** What takes longer is measured in one part: half of a part would be over when the first answers come. */
const slowMs = 150

/** Of fewer answers the 99th percentile would be the slowest of all. */
const enoughAnswers = 100
const longestAlone = 5

/** One caller is answered about as often as many are, since all share a core. */
const aloneSeconds = (seconds: number, { perSecond }: Measured) =>
  Math.min(longestAlone, Math.max(secondsOfTurn(seconds), Math.ceil(enoughAnswers / perSecond)))

/** The bytes of an answer that is made are no goal. */
const noGoal = { seconds: 1 }

/** In memory: the first round fills it. */
export async function measureReady({ name, requests }: Target, { origin, seconds }: ReadRun): Promise<Row> {
  for (const request of requests) await goodAnswerTo(origin, request)
  const bare = name === pictureTarget ? bareFiles : bareBytes
  const load = { requests, seconds: secondsOfTurn(seconds), callers: 32 }
  const measureUs = () => measure(origin, requests, load.seconds)
  const { ours, bytes } = await inTurns({ ours: measureUs, bytes: await bare(origin, load) })
  return { target: name, kind: 'ready', callers: 32, ...ours, bytes }
}

const waitsForOthers = 5

/** Callers whom the generator cut off are still being served, and whoever asks next waits for them. */
async function untilOthersAreServed(origin: string, requests: readonly BenchRequest[]): Promise<void> {
  for (const request of requests.slice(0, waitsForOthers)) await answerTo(origin, request)
}

/** We and our limit, if there is one. What is slow is measured once, for longer. */
async function measureBoth(
  measureUs: Measure,
  measureLimit: Measure | undefined,
  isSlow: boolean,
): Promise<{ ours: Measured; fastify?: Measured }> {
  if (!measureLimit) return { ours: await measureUs() }
  if (isSlow) return { ours: await measureUs(), fastify: await measureLimit() }
  return inTurns({ ours: measureUs, fastify: measureLimit })
}

/** Made for each caller, beside its bytes, its statements behind a bare route, and its statements alone. */
export async function measureFresh({ name, requests }: Target, run: ReadRun): Promise<Row> {
  const { origin, seconds, calls, url, settings } = run
  const callers = callersOf(requests)
  const first = await measure(origin, requests, 1, callers)
  const isSlow = first.p50Ms > slowMs
  const load = { requests, seconds: isSlow ? seconds : secondsOfTurn(seconds), callers }
  const replay: ReadReplay = { kind: 'read', url, settings, calls }
  const hasStatements = calls.some((steps) => steps.length > 0)
  const bare = hasStatements ? await bareStatements(replay, load) : undefined
  const measureUs = async () => {
    await untilOthersAreServed(origin, requests)
    return measure(origin, requests, load.seconds, callers)
  }
  const { ours, fastify } = await measureBoth(measureUs, bare?.fastify, isSlow)
  await untilOthersAreServed(origin, requests)
  const alone = callers > 1 ? await measure(origin, requests, aloneSeconds(seconds, first), 1) : ours
  const measureBytes = await bareBytes(origin, { ...load, ...noGoal })
  const driver = await bare?.driver()
  const bytes = await measureBytes()
  return {
    target: name,
    kind: 'fresh',
    callers,
    ...ours,
    alone,
    bytes,
    ...(fastify && { fastify }),
    ...(driver && { driver }),
  }
}

const mostPages = 40
/** Of more callers some would wait for over a second where the machine is slow, and be refused. */
const pageCallers = 16

/** HTML that is not in memory: every address is asked for once, if the catalogue has enough of them. */
export async function measurePage({ name, requests }: Target, run: ReadRun): Promise<Row> {
  const { origin, seconds, url, settings } = run
  const [warm, lone] = [Math.floor(requests.length / 10), Math.floor(requests.length / 3)]
  // Those that are in memory would not wait for others.
  const [forAlone, rest] = [
    requests.slice(warm + waitsForOthers, lone),
    requests.slice(lone + waitsForOthers),
  ]
  await measure(origin, requests.slice(0, warm), 1, pageCallers)
  await untilOthersAreServed(origin, requests.slice(warm))
  const alone = await measure(origin, forAlone, secondsOfTurn(seconds), 1)
  await untilOthersAreServed(origin, requests.slice(lone))
  const [first] = requests
  if (!first) throw new Error(`${name} has no address.`)
  const { body } = await goodAnswerTo(origin, first, 'identity')
  if (!(await encoders.br?.(body))?.equals((await goodAnswerTo(origin, first, 'br')).body))
    throw new Error('The page is not compressed as the bare one is.')
  const pages = run.calls.slice(0, mostPages).map((calls, at) => ({ path: requests[at]?.path ?? '', calls }))
  const load = { requests: [first], seconds: secondsOfTurn(seconds), callers: pageCallers }
  const measureBytes = await bareBytes(origin, {
    ...load,
    ...noGoal,
    requests: requests.slice(0, mostPages),
  })
  const measureBare = await barePage({ origin, url, settings, pages }, { ...load, seconds })
  let asked = 0
  const measureUs = async () => {
    const inOrder = [...rest.slice(asked), ...rest.slice(0, asked)]
    const measured = await measure(origin, inOrder, seconds, pageCallers)
    asked += Math.ceil(measured.perSecond * seconds) + pageCallers
    return measured
  }
  const { ours, fastify } = await inTurns({ ours: measureUs, fastify: measureBare })
  return {
    target: name,
    kind: 'page',
    callers: pageCallers,
    ...ours,
    alone,
    hasRepeats: asked > rest.length,
    bytes: await measureBytes(),
    fastify,
  }
}
