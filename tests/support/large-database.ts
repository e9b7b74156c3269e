import { inject } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { templateName, urlOf } from './database-names.ts'
import { fillCatalogue } from './large-catalogue.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

const largeName = 'large_template'

/** The moment that the large catalogue is made for. */
export const largeCatalogueAt = new Date('2026-11-14T08:00:00Z')

/** A copy of a database with a hundred thousand products, which is filled once per run. */
export async function largeDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const admin = connect(server, { connections: 1 })
  try {
    // An advisory lock on this connection: the second caller waits until the first has filled it.
    await admin.sql`select pg_advisory_lock(hashtext(${largeName}))`
    const [isThere] = await admin.sql`select from pg_database where datname = ${largeName}`
    if (!isThere) {
      await admin.sql.unsafe(`create database filling template ${templateName}`)
      const filling = connect(urlOf(server, 'filling'), { connections: 1 })
      await fillCatalogue(filling, largeCatalogueAt)
      await filling.close()
      await admin.sql.unsafe(`alter database filling rename to ${largeName}`)
    }
  } finally {
    await admin.close()
  }
  return testDatabase(largeName)
}
