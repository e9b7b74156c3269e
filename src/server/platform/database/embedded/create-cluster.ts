import { randomBytes } from 'node:crypto'
import { open, readdir, rename, rm, rmdir, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Account, canEnter, chooseAccount } from './account.ts'
import { initialiseCluster } from './initialise-cluster.ts'
import { makeOpenFolder } from './open-folder.ts'

export interface ClusterOptions {
  dataDir: string
  /** Used by root when PostgreSQL's user cannot enter dataDir. */
  sharedDir: string
  durable: boolean
  say: (sentence: string) => void
  binaries: (account: Account) => Promise<string>
}

/** Builds a cluster in a temporary folder and renames it, so that a kill leaves no half cluster. */
export async function createCluster(
  path: string,
  { sharedDir, durable, say, binaries }: ClusterOptions,
): Promise<void> {
  const account = await chooseAccount()
  const native = await binaries(account)
  const mark = randomBytes(4).toString('hex')
  const isOpen = !account || (await canEnter(account, dirname(path)))
  const draft = isOpen ? `${path}.new-${mark}` : join(sharedDir, `new-cluster-${mark}`)
  const place = isOpen ? path : join(sharedDir, `cluster-${mark}`)
  try {
    if (!isOpen) {
      await makeOpenFolder(sharedDir)
      await removeDrafts(sharedDir, 'new-cluster-', 3_600_000)
    }
    await initialiseCluster(draft, { native, account, durable })
    await rename(draft, place) // fails when another first start has filled the place
    await flush(dirname(place))
    if (isOpen) return
    await rmdir(path).catch(() => {}) // an empty folder would be in the way of the link
    await symlink(place, path).catch(async (error) => {
      await rm(place, { recursive: true })
      throw error
    })
    await flush(dirname(path))
    say(
      `The database is kept in ${place}, because PostgreSQL does not run as root and its user cannot enter ${dirname(path)}.`,
    )
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Removes what an interrupted first start left behind. */
export async function removeDrafts(folder: string, prefix: string, olderThanMs = 0): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    const draft = join(folder, name)
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs < olderThanMs) continue
    await rm(draft, { recursive: true, force: true }).catch(() => {})
  }
}

/** A rename survives a power cut only once its folder is on disk. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
