/**
 * A program for tests to kill: runs the embedded database, writes rows without pause, and prints each acknowledged
 * one.
 */
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { startEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts'

const [dataDir = '', packageDir] = process.argv.slice(2)
const print = (line: string) => process.stdout.write(`${line}\n`)

const database = await startEmbeddedDatabase({
  dataDir,
  packageDir,
  holder: 'The row writer',
  say: (sentence) => print(`said ${sentence}`),
})
const sql = postgres(database.url, { max: 4, onnotice: () => {} })
await sql`create table if not exists written (id bigint generated always as identity primary key, text text)`
print('ready')

let isEnding = false
const end = () => {
  isEnding = true
}
process.once('SIGINT', end).once('SIGTERM', end)

async function write() {
  while (!isEnding) {
    try {
      const [row] = await sql`insert into written (text) values (${'x'.repeat(500)}) returning id`
      print(`row ${row?.id}`)
    } catch {
      print('failed')
      await pause(20) // not acknowledged: nothing is promised about this one
    }
  }
}
await Promise.all([write(), write(), write(), write()])
await sql.end()
await database.stop()
