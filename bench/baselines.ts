import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { goodAnswerTo } from './answer.ts'
import { measure } from './generator.ts'
import type { PageReplay } from './page-replay.ts'
import { start, untilReady } from './processes.ts'
import type { Replay } from './replay.ts'
import type { BenchRequest, Measured } from './request.ts'
import { freePort } from './site.ts'

const program = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const typescript = ['--import', 'tsx']
const mostAnswers = 50
const notCopied = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'])

interface Load {
  requests: readonly BenchRequest[]
  seconds: number
  callers: number
}

/** How fast a bare node:http server sends the bytes of these answers. */
export const bareBytes = (origin: string, load: Load) => bareCopy(origin, load, 'in memory')

/** The same from files, which are looked up and read for each answer, as static servers do. */
export const bareFiles = (origin: string, load: Load) => bareCopy(origin, load, 'files')

async function bareCopy(origin: string, load: Load, from: 'in memory' | 'files'): Promise<Measured> {
  const answers: object[] = []
  for (const request of load.requests.slice(0, mostAnswers)) {
    const { headers, body } = await goodAnswerTo(origin, request)
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !notCopied.has(name)))
    answers.push({ headers: { ...kept, 'content-length': body.length }, body: body.toString('base64') })
  }
  return served([program('./bare-bytes.mjs')], { from, answers }, '/', (bare) => warmed(bare, load))
}

/** How fast a bare Fastify route answers that runs the same statements, prepared, and how fast the driver runs them. */
export async function bareStatements(
  replay: Replay,
  load: Load,
): Promise<{ fastify: Measured; driver: Measured }> {
  return served([...typescript, program('./bare-statements.ts')], replay, '/ready', async (origin) => {
    const fastify = await warmed(origin, load)
    const drive = new URLSearchParams({ seconds: String(load.seconds), callers: String(load.callers) })
    const { body } = await goodAnswerTo(origin, { path: `/drive?${drive}` })
    return { fastify, driver: JSON.parse(body.toString()) as Measured }
  })
}

/** How fast the same page is rendered and compressed, with its statements and nothing else. */
export const barePage = (replay: PageReplay, load: Load) =>
  served([...typescript, program('./bare-page.ts')], replay, '/', (origin) => warmed(origin, load))

async function warmed(origin: string, { requests, seconds, callers }: Load): Promise<Measured> {
  await measure(origin, requests, 1, callers)
  return measure(origin, requests, seconds, callers)
}

/** Starts a bare program with its file and a port, and ends it after the work. */
async function served<Result>(
  args: readonly string[],
  content: object,
  readyPath: string,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  return withFile(content, async (file) => {
    const port = await freePort()
    const server = start([...args, file, String(port)], {})
    const origin = `http://127.0.0.1:${port}`
    try {
      await untilReady(origin + readyPath, server)
      return await work(origin)
    } finally {
      await server.stop()
    }
  })
}

async function withFile<Result>(content: object, work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const file = path.join(folder, 'replay.json')
  writeFileSync(file, JSON.stringify(content))
  try {
    return await work(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
