import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '#server/platform/database/connect.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { templateName, urlOf } from './database-names.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
  }
}

const enoughBytes = 6 * 1024 ** 3

/** In memory where there is room, which spares the disk hundreds of databases that are made and dropped. */
async function roomyFolder(): Promise<string> {
  const memory = '/dev/shm'
  const { bavail = 0, bsize = 0 } = (await statfs(memory).catch(() => undefined)) ?? {}
  return Math.min(bavail * bsize, freemem()) > enoughBytes ? memory : tmpdir()
}

/** One real PostgreSQL for the whole run, with one migrated database that every test file copies. */
export default async function startDatabaseServer(project: TestProject) {
  const dataDir = await mkdtemp(path.join(await roomyFolder(), 'zilbazar-tests-'))
  // PostgreSQL may run as another account here, which must be able to reach its data.
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedDatabase({
    dataDir,
    holder: 'the tests',
    say: () => {},
    durable: false,
  })
  const { sql, close } = connect(server.url, { connections: 1 })
  await sql.unsafe(`create database ${templateName}`)
  await close()
  await migrateDatabase(urlOf(server.url, templateName))
  project.provide('databaseServer', server.url)

  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
