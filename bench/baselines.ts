import { fileURLToPath } from 'node:url'
import { goodAnswerTo } from './answer.ts'
import { measure } from './generator.ts'
import type { PageReplay } from './page-replay.ts'
import { type Started, start, untilReady } from './processes.ts'
import type { Replay } from './replay.ts'
import type { BenchRequest, Measured } from './request.ts'
import { freePort } from './site.ts'

/** The programs that do the same as the app and nothing else, and what answers when each is ready. */
const programs = {
  bytes: ['./bare-bytes.mjs', '/'],
  statements: ['./bare-statements.ts', '/ready'],
  page: ['./bare-page.ts', '/'],
} as const
type Bare = keyof typeof programs

const mostAnswers = 40
/** No goal is measured by it. */
const driverSeconds = 0.5
const notCopied = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'])

interface Load {
  requests: readonly BenchRequest[]
  seconds: number
  callers: number
}

/** A bare program that knows what to answer, to be measured as often as wanted. */
export type Measure = () => Promise<Measured>

/** How fast a bare node:http server sends the bytes of these answers. */
export const bareBytes = (origin: string, load: Load) => bareCopy(origin, load, 'in memory')

/** The same from files, which are looked up and read for each answer, as static servers do. */
export const bareFiles = (origin: string, load: Load) => bareCopy(origin, load, 'files')

async function bareCopy(origin: string, load: Load, from: 'in memory' | 'files'): Promise<Measure> {
  const answers: object[] = []
  for (const request of load.requests.slice(0, mostAnswers)) {
    const { headers, body } = await goodAnswerTo(origin, request)
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !notCopied.has(name)))
    answers.push({ headers: { ...kept, 'content-length': body.length }, body: body.toString('base64') })
  }
  const isWarm = running.has('bytes') && from === 'in memory'
  const program = await given('bytes', { from, answers })
  return isWarm ? measuring(program, load) : warmed(program, load)
}

/** How fast a bare Fastify route answers that runs the same statements, prepared, and how fast the driver runs them. */
export async function bareStatements(
  replay: Replay,
  load: Load,
): Promise<{ fastify: Measure; driver: Measure }> {
  const isWarm = running.has('statements')
  const origin = await given('statements', replay)
  const drive = new URLSearchParams({ seconds: String(driverSeconds), callers: String(load.callers) })
  const driver = async () => {
    const { body } = await goodAnswerTo(origin, { path: `/drive?${drive}` })
    return JSON.parse(body.toString()) as Measured
  }
  // All connections prepare the statements.
  await driver()
  return { fastify: isWarm ? measuring(origin, load) : await warmed(origin, load), driver }
}

/** How fast the same page is rendered and compressed, with its statements and nothing else. */
export const barePage = async (replay: PageReplay, load: Load) => warmed(await given('page', replay), load)

async function warmed(origin: string, load: Load): Promise<Measure> {
  await measure(origin, load.requests, 1, load.callers)
  return measuring(origin, load)
}

const measuring =
  (origin: string, { requests, seconds, callers }: Load): Measure =>
  () =>
    measure(origin, requests, seconds, callers)

const running = new Map<Bare, Started & { origin: string }>()

/**
 * Gives a bare program what it is to answer. It is started once and then stays, as the app does, because a program that
 * has just started is slow: it is still being compiled.
 */
async function given(bare: Bare, content: object): Promise<string> {
  const { origin } = running.get(bare) ?? (await startBare(bare))
  await goodAnswerTo(origin, { method: 'PUT', path: '/content', body: JSON.stringify(content) })
  return origin
}

async function startBare(bare: Bare) {
  const [file, readyPath] = programs[bare]
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const program = fileURLToPath(new URL(file, import.meta.url))
  // As the app: React renders many times slower for developers.
  const started = { ...start(['--import', 'tsx', program, String(port)], { NODE_ENV: 'production' }), origin }
  await untilReady(origin + readyPath, started)
  running.set(bare, started)
  return started
}

/** They are connected to the database, so they end before it does. */
export async function stopBarePrograms(): Promise<void> {
  for (const started of running.values()) await started.stop()
  running.clear()
}
