// The limit for an answer that is made: the same statements, prepared, behind a bare Fastify route or alone.
// node --import tsx bench/bare-statements.ts PORT
// PUT /content takes a replay; /drive?seconds=1&callers=32 runs its statements without HTTP.
import { verify } from '@node-rs/argon2'
import fastify from 'fastify'
import type { Sql } from 'postgres'
import { percentile } from './percentile.ts'
import { freshCopy, type Replay } from './replay.ts'
import type { Measured } from './request.ts'
import { openDriver, send } from './statements.ts'

const [port] = process.argv.slice(2)
if (!port) {
  console.error('Usage: bare-statements.ts PORT')
  process.exit(2)
}
let replay: Replay
let sql: Sql | undefined
let turn = 0

async function runNext(): Promise<unknown> {
  const connections = sql
  if (!connections) throw new Error('There is nothing to send yet.')
  turn += 1
  if (replay.kind === 'write') return writeNext(connections, replay)
  const rows: unknown[] = []
  for (const step of replay.calls[turn % replay.calls.length] ?? [])
    rows.push(await Promise.all(step.map((statement) => send(connections, statement))))
  return rows
}

/** The transaction of a call that writes, for other people and things each time. */
async function writeNext(connections: Sql, write: Extract<Replay, { kind: 'write' }>): Promise<unknown> {
  if (write.password) await verify(write.password.hash, write.password.text)
  const statements = freshCopy(write, turn)
  const [first] = statements
  if (!first || !/^\s*begin\b/i.test(first.text)) {
    for (const statement of statements) await send(connections, statement)
  } else {
    const mode = first.text.replace(/^\s*begin\s*/i, '')
    await connections.begin(mode, async (tx) => {
      for (const statement of statements.slice(1, -1)) await send(tx, statement)
    })
  }
  return { message: 'Done.' }
}

async function drive(seconds: number, callers: number): Promise<Measured> {
  const took: number[] = []
  const startedAt = performance.now()
  const call = async () => {
    while (performance.now() < startedAt + seconds * 1000) {
      const start = performance.now()
      await runNext()
      took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  const perSecond = (took.length / (performance.now() - startedAt)) * 1000
  return { perSecond, p50Ms: percentile(took, 50), p99Ms: percentile(took, 99), failed: 0 }
}

const app = fastify({ bodyLimit: 1024 ** 3 })
app.get('/ready', () => ({ ready: true }))
app.put<{ Body: Replay }>('/content', async ({ body }) => {
  await sql?.end()
  replay = body
  turn = 0
  sql = openDriver(replay.url, replay.settings)
  return sql`select 1`
})
app.get<{ Querystring: { seconds: string; callers: string } }>('/drive', ({ query }) =>
  drive(Number(query.seconds), Number(query.callers)),
)
app.all('/*', runNext)
await app.listen({ port: Number(port), host: '127.0.0.1' })
