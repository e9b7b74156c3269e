import { spawnSync } from 'node:child_process'
import { chown, lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isRoot } from '#server/platform/database/embedded/account.ts'
import { ask, emptyFolder, packageWithoutScripts, start } from '#tests/support/embedded-folders.ts'
import { isLong } from '#tests/support/long.ts'
import { startRowWriter } from './row-writer.ts'

/** An ordinary user to run as, for tests that root runs. */
const somebody = { uid: 65534, gid: 65534 }
const checkout = fileURLToPath(new URL('../../package.json', import.meta.url))

function canSomebodyRunUs(): boolean {
  const script = `require('node:fs').readFileSync(${JSON.stringify(checkout)})`
  return spawnSync(process.execPath, ['-e', script], { ...somebody, cwd: '/' }).status === 0
}
const ordinaryUserIsPossible = isLong && isRoot() && canSomebodyRunUs()

test.skipIf(!ordinaryUserIsPossible)(
  'an ordinary user runs it, with programs that npm left unusable and that only root could repair (needs root to become one)',
  async () => {
    const dataDir = await emptyFolder()
    await chown(dataDir, somebody.uid, somebody.gid)
    const packageDir = await packageWithoutScripts(await emptyFolder())
    const writer = startRowWriter(dataDir, { packageDir, account: somebody })
    try {
      await writer.written(5)
    } finally {
      await writer.end('SIGTERM')
    }
    expect(writer.said).toHaveLength(1)
    expect(writer.said[0]).toContain(`were copied to ${dataDir}`)
    expect((await lstat(join(dataDir, 'postgres'))).uid).toBe(somebody.uid)

    // Root finds the same data, and runs it as the user whose it is.
    const database = await start({ dataDir })
    expect(await ask(database.url, 'select count(*)::int > 4 as kept from written')).toEqual({ kept: true })
    await database.stop()
  },
  60_000,
)

test.skipIf(!ordinaryUserIsPossible)(
  "an ordinary user is told that the data are another user's (needs root to become one)",
  async () => {
    const dataDir = await emptyFolder(0o777)
    await (await start({ dataDir })).stop()
    const writer = startRowWriter(dataDir, { account: somebody })
    await expect(writer.written(1)).rejects.toThrow('belongs to another system user')
  },
  40_000,
)
