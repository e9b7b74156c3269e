import type { TransactionSql } from 'postgres'
import { end, openCopy, write } from '#server/platform/database/copy-stream.ts'
import { applyMigrations, migrateDatabase } from '#server/platform/database/migrate.ts'
import { ownConnection } from '#server/platform/database/own-connection.ts'
import { BackupRefused } from '../backup-refused.ts'
import type { OnProgress } from '../progress.ts'
import { emptyOut, markFinished, markUnfinished, requireEmpty } from './empty-database.ts'
import { setAside } from './set-aside.ts'
import { jobTable, quoted, quotedTable, type Snapshot, type SnapshotTable } from './snapshot.ts'

interface Load {
  /** An empty database. */
  url: string
  snapshot: Snapshot
  onProgress: OnProgress
  /** Runs when all rows are there and the schema is the newest one; a failure undoes the load. */
  afterwards?: () => Promise<void>
}

/** Makes the tables as they were, fills them, and migrates forward. The database is complete afterwards, or empty. */
export async function loadSnapshot({ url, snapshot, onProgress, afterwards }: Load): Promise<void> {
  const newest = snapshot.migrations.at(-1)
  if (!newest) throw new BackupRefused('There is nothing to restore: the database had no tables yet.')
  const own = ownConnection(url, 'zilbazar restore')
  try {
    await requireEmpty(own.sql)
    await markUnfinished(own.sql)
    try {
      await applyMigrations(own.sql, snapshot.migrations)
      await own.transaction((tx) => fill(tx, snapshot, onProgress))
      await migrateDatabase(url, { isRestoring: true })
      await own.transaction((tx) => fillJobs(tx, snapshot))
      await own.sql`analyze`
      await afterwards?.()
      await markFinished(own.sql)
    } catch (error) {
      await emptyOut(own.sql).catch(() => {})
      throw error
    }
  } finally {
    await own.close()
  }
}

async function fill(tx: TransactionSql, snapshot: Snapshot, onProgress: OnProgress): Promise<void> {
  const putBack = await setAside(tx)
  const tables = snapshot.tables.filter(({ name }) => name !== jobTable)
  // Migrations write some rows themselves.
  await tx.unsafe(`truncate ${tables.map(({ name }) => quotedTable(name)).join(', ')}`)
  let done = 0
  for (const table of tables) {
    done += await copyIn(tx, table, snapshot.rows(table), (rows) =>
      onProgress('rows', done + rows, Math.max(done + rows, snapshot.expectedRows)),
    )
  }
  for (const { name, lastValue, isCalled } of snapshot.sequences)
    await tx`select setval(${quoted(name)}::regclass, ${lastValue}::bigint, ${isCalled})`
  onProgress('indexes', 0, 1)
  await putBack()
  onProgress('indexes', 1, 1)
}

/** The queue's tables are made by its library, in its newest form. */
async function fillJobs(tx: TransactionSql, snapshot: Snapshot): Promise<void> {
  const saved = snapshot.tables.find(({ name }) => name === jobTable)
  if (saved) await copyIn(tx, saved, snapshot.rows(saved), () => {})
}

async function copyIn(
  tx: TransactionSql,
  { name, columns }: SnapshotTable,
  chunks: AsyncIterable<Buffer>,
  onRows: (rows: number) => void,
): Promise<number> {
  const statement = `copy ${quotedTable(name)} (${columns.map(quoted).join(', ')}) from stdin`
  // Opened with the first rows: most tables of a small site are empty.
  let copy: Awaited<ReturnType<typeof openCopy>> | undefined
  let rows = 0
  try {
    for await (const chunk of chunks) {
      copy ??= await openCopy(tx, statement)
      await Promise.race([write(copy.stream, chunk), copy.failure])
      rows += linesIn(chunk)
      onRows(rows)
    }
    if (copy) await Promise.race([end(copy.stream), copy.failure])
  } catch (error) {
    copy?.stream.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
  return rows
}

/** A line break inside a value is written as \n, so each one ends a row. */
export function linesIn(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}
