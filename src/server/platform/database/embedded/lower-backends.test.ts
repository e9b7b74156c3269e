import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { emptyFolder, start } from '#tests/support/embedded-folders.ts'
import { connect } from '../connect.ts'

const canSeeBackends = existsSync('/proc/self/autogroup') && existsSync('/proc/thread-self/children')

test.runIf(canSeeBackends)('a connection that opens later goes after the app, too', async () => {
  const server = await start({ dataDir: await emptyFolder(), durable: true })
  const database = connect(server.url, { connections: 1 })
  const [backend] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  await vi.waitFor(
    async () => expect(await readFile(`/proc/${backend?.pid}/autogroup`, 'utf8')).toMatch(/ nice 10$/m),
    20_000,
  )
  await database.close()
  await server.stop()
})
