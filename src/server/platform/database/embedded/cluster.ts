import type { Stats } from 'node:fs'
import {
  access,
  chmod,
  chown,
  constants,
  lchown,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  unlink,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Account, chooseAccount, isRoot } from './account.ts'
import { type ClusterOptions, createCluster, removeDrafts } from './create-cluster.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { databaseName, passwordFile } from './initialise-cluster.ts'

export interface Cluster {
  dataDir: string
  /** PostgreSQL's data folder: dataDir/postgres, or what that links to. */
  folder: string
  account: Account
  url(port: number): string
}

/** Opens the cluster of this data folder; creates it when there is none. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir } = options
  await makeWritable(dataDir)
  const path = join(dataDir, 'postgres')
  if (!(await existing(path))) {
    await createCluster(path, options).catch(async (error) => {
      // Another first start may have been faster and have removed our draft.
      if (!(await existing(path))) throw error
    })
  }
  const owner = await existing(path)
  if (!owner) {
    throw new EmbeddedDatabaseError('broken', `The database in ${path} vanished while it was being opened.`)
  }
  // The cluster exists now, so drafts of interrupted first starts can be removed.
  await removeDrafts(dataDir, 'postgres.new-')

  if (!isRoot() && owner.uid !== process.getuid?.()) {
    throw new EmbeddedDatabaseError(
      'not-yours',
      `The database in ${path} belongs to another system user (number ${owner.uid}): start as that user or as root, or set DATA_DIR to another folder.`,
    )
  }
  const folder = await realpath(path)
  const account = await chooseAccount(owner)
  if (account && owner.uid === 0) await giveTo(account, folder)
  const password = await readFile(join(folder, passwordFile), 'utf8').catch((cause) => {
    const sentence = `The folder ${path} holds something other than Zilbazar's database: set DATA_DIR to another folder.`
    throw new EmbeddedDatabaseError('broken', sentence, cause)
  })
  const url = (port: number) => `postgres://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`
  return { dataDir, folder, account, url }
}

/** Removing a data folder would leave behind a cluster that is only linked from it. */
export async function discardIfElsewhere({ dataDir, folder }: Cluster): Promise<void> {
  const path = join(dataDir, 'postgres')
  if ((await readlink(path).catch(() => undefined)) !== folder) return
  await unlink(path)
  await rm(folder, { recursive: true, force: true })
}

async function makeWritable(dataDir: string): Promise<void> {
  try {
    const made = await mkdir(dataDir, { recursive: true })
    // We made the folder: PostgreSQL's own user must be able to pass through it.
    if (made && isRoot()) await chmod(dataDir, 0o711)
    await access(dataDir, constants.W_OK)
  } catch (cause) {
    const sentence = `The data folder ${dataDir} cannot be written: set DATA_DIR to a folder of yours.`
    throw new EmbeddedDatabaseError('not-yours', sentence, cause)
  }
}

async function existing(path: string): Promise<Stats | undefined> {
  const linked = await readlink(path).catch(() => undefined)
  const found = await stat(path).catch(() => undefined)
  if (linked && !found) {
    throw new EmbeddedDatabaseError(
      'broken',
      `The database of ${dirname(path)} was kept in ${linked}, which is gone: bring that folder back, or remove ${path} to begin with an empty database.`,
    )
  }
  if (!found) return undefined
  // An empty folder is free to use; PostgreSQL judges anything else.
  const entries = await readdir(path).catch(() => ['closed to us'])
  return entries.length > 0 ? found : undefined
}

/** Changes the owner of a cluster that root has copied or restored. */
async function giveTo(account: NonNullable<Account>, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
  await chown(folder, account.uid, account.gid)
}
