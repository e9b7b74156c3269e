import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, expect, test } from 'vitest'
import { runningServer } from '#server/platform/database/embedded/postmaster-file.ts'
import { emptyFolder, joinRunning } from '#tests/support/embedded-folders.ts'
import { isLong } from '#tests/support/long.ts'
import { type RowWriter, startRowWriter } from './row-writer.ts'

let writer: RowWriter | undefined
afterEach(() => writer?.end('SIGKILL'))

async function missingIn(dataDir: string, acknowledged: number[]): Promise<number[]> {
  const database = await joinRunning({ dataDir, durable: true, holder: 'The row counter' })
  const sql = postgres(database.url, { max: 1 })
  const rows = await sql`select id::int from written`
  await sql.end()
  await database.stop()
  const kept = new Set(rows.map(({ id }) => id))
  return acknowledged.filter((id) => !kept.has(id))
}

const rounds = ['program', 'database server', 'both'] as const

test('every acknowledged row is there after the program, the database server or both are killed while writing', async () => {
  const dataDir = await emptyFolder()
  const acknowledged: number[] = []
  for (const [round, victim] of rounds.entries()) {
    writer = startRowWriter(dataDir)
    await writer.written(200 + 37 * round)
    const server = await runningServer(join(dataDir, 'postgres'))
    if (victim !== 'program' && server) process.kill(server.pid, 'SIGKILL')
    if (victim === 'database server') await writer.written(writer.rows.length + 100) // it comes back by itself
    await writer.end('SIGKILL')
    acknowledged.push(...writer.rows)
    expect({ round, victim, lost: await missingIn(dataDir, acknowledged) }).toEqual({
      round,
      victim,
      lost: [],
    })
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  expect(acknowledged.length).toBeGreaterThan(700)
}, 240_000)

test.runIf(isLong)(
  'Ctrl-C reaches only the program, which finishes its writes and then closes the database',
  async () => {
    const dataDir = await emptyFolder()
    writer = startRowWriter(dataDir)
    await writer.written(100)
    await writer.end('SIGINT')
    expect(writer.failures).toBe(0)
    expect(await runningServer(join(dataDir, 'postgres'))).toBeUndefined()
    expect(await missingIn(dataDir, writer.rows)).toEqual([])
  },
  120_000,
)
