import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { templateName, urlOf } from './database-names.ts'
import { dropDatabase } from './drop-database.ts'
import { whenFinished } from './when-finished.ts'

export interface TestDatabase extends Database {
  url: string
}

/** A copy of the migrated database for one test file; dropped when the file has finished. */
export async function testDatabase(template = templateName): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = connect(server, { connections: 1 })
  // Copying the files costs half of what writing each page through the log does.
  await admin.sql.unsafe(`create database ${name} template ${template} strategy file_copy`)

  const url = urlOf(server, name)
  const database = connect(url, { connections: 5 })
  whenFinished(async () => {
    await database.close()
    await dropDatabase(admin, name)
    await admin.close()
  })
  return { ...database, url }
}
