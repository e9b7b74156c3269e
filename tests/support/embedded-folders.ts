import { chmod, cp, mkdtemp, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { findPackage } from '#server/platform/database/embedded/binaries.ts'
import {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  joinEmbeddedDatabase,
  startEmbeddedDatabase,
} from '#server/platform/database/embedded/embedded-database.ts'
import { shutDown } from '#server/platform/database/embedded/postmaster.ts'
import { runningServer } from '#server/platform/database/embedded/postmaster-file.ts'
import { afterFile, whenFinished } from './when-finished.ts'

const started: EmbeddedDatabase[] = []
const folders: string[] = []
let ready: string | undefined

type StartOptions = Partial<EmbeddedDatabaseOptions> & { dataDir: string }

/** Starts without durability, which is faster; a server that still runs is stopped at the end of the test. */
export async function start(options: StartOptions): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(withDefaults(options))
  return endedWithTest(database)
}

export async function joinRunning(options: StartOptions): Promise<EmbeddedDatabase> {
  const database = await joinEmbeddedDatabase(withDefaults(options))
  return endedWithTest(database)
}

function withDefaults(options: StartOptions): EmbeddedDatabaseOptions {
  return { durable: false, holder: 'Zilbazar at http://localhost:3000', say: () => {}, ...options }
}

/** An empty folder, removed after the test together with any server that still runs in it. */
export async function emptyFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zilbazar-'))
  await chmod(folder, mode)
  folders.push(folder)
  whenFinished(cleanUp)
  return folder
}

/** A data folder with a finished cluster, shared by the tests of one file that only need some database. */
export async function readyFolder(): Promise<string> {
  if (ready) return ready
  const folder = await emptyFolder()
  await (await start({ dataDir: folder })).stop()
  folders.splice(folders.indexOf(folder), 1)
  ready = folder
  afterFile(async () => {
    ready = undefined
    await endServer(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

function endedWithTest(database: EmbeddedDatabase): EmbeddedDatabase {
  started.push(database)
  whenFinished(cleanUp)
  return database
}

async function cleanUp(): Promise<void> {
  for (const database of started.splice(0)) await database.stop()
  // Servers end before folders are removed, because a folder may only link to the cluster.
  for (const folder of folders) await endServer(folder)
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
}

async function endServer(dataDir: string): Promise<void> {
  const cluster = await readlink(join(dataDir, 'postgres')).catch(() => join(dataDir, 'postgres'))
  const server = await runningServer(cluster)
  if (server) await shutDown(server.pid, cluster)
}

/** The package as npm leaves it with install scripts switched off, and without executable bits. */
export async function packageWithoutScripts(folder: string): Promise<string> {
  const packageDir = join(folder, 'package')
  await cp(findPackage(), packageDir, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8'))
  for (const { target } of links) await rm(join(packageDir, target), { force: true })
  for (const program of ['initdb', 'postgres', 'pg_ctl'])
    await chmod(join(packageDir, 'native/bin', program), 0o644)
  return packageDir
}

/** Runs one statement on a connection of its own. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [row] = await sql.unsafe(statement)
    return { ...row }
  } finally {
    await sql.end()
  }
}
