import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErrorBody } from '#contract/shapes/error.ts'
import { type Callers, callersIn, type Shop } from '#tests/security/access/callers.ts'
import { knownFor } from '#tests/security/access/known.ts'
import { answersBy, type Role, roles } from '#tests/security/access/roles.ts'
import { rowOf } from '#tests/security/access/rows/index.ts'
import { thingsIn } from '#tests/security/access/things.ts'
import { type Call, calls } from '#tests/security/calls.ts'
import { recordFigures } from '#tests/security/record-figures.ts'
import { sampleOf } from '#tests/security/sample.ts'
import { isLong } from '#tests/support/long.ts'
import { testApp } from '#tests/support/test-app.ts'
import { type BadRequest, badRequest } from './bad-requests.ts'
import { fingerprints } from './fingerprint.ts'
import { tally } from './tally.ts'

/** `npm run fuzz` sets these; without it few requests of a fixed seed are sent. */
const { FUZZ_SEED = '20261114', FUZZ_REQUESTS, FUZZ_CALL } = process.env
const seed = Number(FUZZ_SEED)
const chosen = calls.filter(({ name }) => !FUZZ_CALL || name === FUZZ_CALL)
const runsOfEach = Math.ceil(Number(FUZZ_REQUESTS ?? chosen.length * (isLong ? 10 : 1)) / chosen.length)
const longestMs = 30_000
const mostGrowth = 64 * 1024 ** 2

let shop: Shop
let callers: Callers
let changedTables: ReturnType<typeof fingerprints>
const counted = tally()
const heap: number[] = []
const started = Date.now()

beforeAll(async () => {
  shop = await testApp()
  // What the start itself writes is written before the first request.
  await shop.app.ready()
  callers = await callersIn(shop)
  changedTables = fingerprints(shop.database)
})

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Those who get past the session check. */
const admitted = ({ endpoint: { access } }: Call) => roles.filter((role) => answersBy[access][role] === 200)

let addresses = 0
async function send({ kind: _, ...request }: BadRequest, role: Role, language: string) {
  addresses += 1
  const hung = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${longestMs} ms.`)), longestMs)
    timer.unref()
  })
  const answered = shop.app.inject({
    ...request,
    headers: { ...request.headers, 'accept-language': language },
    cookies: Object.fromEntries(callers.browsers[role].cookies),
    // Each from a network of its own, so that limits do not answer in place of the call.
    remoteAddress: `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
  })
  return Promise.race([answered, hung])
}

/** A refresh token that comes twice, or of a suspended store, ends its session. */
const ofSessions = new Set(['sessions', 'refresh_tokens'])

/** What must hold for the answer to any request. */
async function mustBeSound(request: BadRequest, role: Role, language: 'en' | 'fr') {
  const { statusCode, payload, headers } = await send(request, role, language)
  counted.count(request.kind, statusCode)
  const changed = await changedTables()
  if (statusCode >= 500) throw new Error(`It answered ${statusCode}: ${payload}`)
  if (statusCode < 400) return
  const body = ErrorBody.strict().parse(JSON.parse(payload))
  if (!body.message.trim()) throw new Error('The sentence is empty.')
  if ((headers['content-language'] ?? 'en') !== language)
    throw new Error(`Answered in another language than ${language}: ${payload}`)
  const written = changed.filter((table) => !(request.url.includes('refresh-token') && ofSessions.has(table)))
  if (written.length > 0) throw new Error(`Refused with ${payload}, but it wrote to ${written.join(', ')}.`)
  if (counted.sent() % 8 === 0) await mustSayTheSame(request, role, language, statusCode, body)
  // The session has ended, by this request or an earlier one.
  if (body.code === 'not-logged-in') {
    callers = await callersIn(shop)
    await changedTables()
  }
}

/** In the other language the refusal is the same, in other words. */
async function mustSayTheSame(
  request: BadRequest,
  role: Role,
  language: 'en' | 'fr',
  status: number,
  { code, message }: ErrorBody,
) {
  const other = await send(request, role, language === 'en' ? 'fr' : 'en')
  if (other.statusCode === 429 || status === 429) return
  const said = other.json<ErrorBody>()
  if (other.statusCode !== status || said.code !== code || said.message === message)
    throw new Error(`${language} says ${message} (${code}), the other language ${other.payload}`)
}

test.each(chosen.map((call) => [call.name, call] as const))(
  '%s refuses bad input',
  async (_, call) => {
    await shop.database.sql`delete from rate_counts`
    const things = thingsIn(shop, callers)
    const sample = await sampleOf(call.endpoint, knownFor(call.endpoint, things, callers))
    const right = { ...sample, ...(await rowOf(call).input?.(things)) }
    await changedTables()
    const property = fc.asyncProperty(
      badRequest(call.endpoint, right),
      fc.constantFrom(...admitted(call)),
      fc.constantFrom('en' as const, 'fr' as const),
      mustBeSound,
    )
    await fc.assert(property, { seed, numRuns: runsOfEach })
    if (FUZZ_REQUESTS) tellProgress(call)
  },
  3_600_000,
)

let told = 0
function tellProgress({ name }: Call) {
  if (Date.now() - told < 5000) return
  told = Date.now()
  collectGarbage()
  heap.push(process.memoryUsage().heapUsed)
  process.stdout.write(
    `${counted.sent()} requests, ${secondsSoFar()} s, ${megabytes(heap.at(-1))} MB · ${name}\n`,
  )
}

const secondsSoFar = () => Math.round((Date.now() - started) / 1000)
const megabytes = (bytes = 0) => Math.round(bytes / 1024 ** 2)

test.runIf(FUZZ_REQUESTS && !FUZZ_CALL)('memory does not grow', () => {
  // The first part fills caches and compiles.
  const quarter = Math.floor(heap.length / 4)
  const settled = Math.max(...heap.slice(quarter, 2 * quarter))
  expect(Math.min(...heap.slice(-quarter)) - settled).toBeLessThan(mostGrowth)
})

afterAll(async () => {
  if (!FUZZ_REQUESTS) return
  process.stdout.write(`\nSeed ${seed}\n${counted.table()}\n`)
  if (FUZZ_CALL) return
  const size = `${chosen.length} calls, ${counted.sent()} requests, seed ${seed}: \`npm run fuzz\``
  const took = `${secondsSoFar()} s; memory in use after each 5 s or more: ${megabytes(heap[0])} MB at first, ${megabytes(heap.at(-1))} MB at last, ${megabytes(Math.max(...heap))} MB at most.`
  await recordFigures('bad input', `${size}\n\n${took}\n\n${counted.table()}`)
})
