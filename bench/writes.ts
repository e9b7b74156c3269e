import type { Sql } from 'postgres'
import { bareStatements } from './baselines.ts'
import { measure } from './generator.ts'
import { inTurns } from './in-turns.ts'
import type { BenchPeople } from './people.ts'
import { recordOne, type TappedSite } from './record.ts'
import { transactionOf } from './recording.ts'
import type { WriteCall, WriteReplay } from './replay.ts'
import type { Row } from './results.ts'
import { untilCounted } from './until-counted.ts'
import type { WriteTarget } from './write-requests.ts'

const recordedCalls = 30
const mostCallers = 32
/** As many as one core answers before they lose their patience: a password takes long to check, on purpose. */
const mostLogins = 8
/** More than any machine writes in a second. */
const mostPerSecond = 3000

export interface RecordedWrite {
  target: WriteTarget
  calls: WriteCall[]
  nextTurn: number
}

export async function recordWrite(tapped: TappedSite, target: WriteTarget): Promise<RecordedWrite> {
  const calls: WriteCall[] = []
  for (let turn = 0; turn < recordedCalls; turn += 1) {
    const { request, person, product } = await target.make(turn)
    const recordedAt = Date.now()
    const statements = transactionOf(await recordOne(tapped, request))
    calls.push({ statements, person, product, recordedAt })
  }
  return { target, calls, nextTurn: recordedCalls }
}

interface WriteRun {
  origin: string
  url: string
  sql: Sql
  settings: Record<string, string>
  seconds: number
  people: BenchPeople
  /** Products that no other write is about. */
  others: string[]
}

/** How fast a call writes, beside a bare Fastify route with the same transaction and the driver alone. */
export async function measureWrite(recorded: RecordedWrite, run: WriteRun): Promise<Row> {
  const { target, calls, nextTurn } = recorded
  const { seconds, people } = run
  const callers = target.checksPassword ? mostLogins : mostCallers
  const count = mostPerSecond * seconds
  let turn = nextTurn
  const measureUs = async () => {
    await untilCounted(run.sql)
    const writes = await Promise.all(Array.from({ length: count }, () => target.make(turn++)))
    const requests = writes.map(({ request }) => request)
    return measure(run.origin, requests, seconds, callers)
  }
  // The first calls would be measured while the app is still being compiled.
  await measureUs()
  const replay: WriteReplay = {
    kind: 'write',
    url: run.url,
    settings: run.settings,
    calls,
    people: target.people.map(({ id }) => id),
    products: run.others,
    ...(target.checksPassword && { password: people.password }),
  }
  const bare = await bareStatements(replay, { requests: [{ path: '/' }], seconds, callers })
  const { ours, fastify } = await inTurns({
    ours: measureUs,
    async fastify() {
      await untilCounted(run.sql)
      return bare.fastify()
    },
  })
  const driver = await bare.driver()
  return { target: target.name, kind: 'write', callers, ...ours, fastify, driver }
}
