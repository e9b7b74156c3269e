import type { TransactionSql } from 'postgres'
import { ownConnection } from '#server/platform/database/own-connection.ts'
import { BackupRefused } from './backup-refused.ts'
import { loadSnapshot } from './database/load-snapshot.ts'
import { portable, type SnapshotTable, withSnapshot } from './database/snapshot.ts'
import { type TablePrint, tablePrint } from './database/table-print.ts'
import type { OnProgress } from './progress.ts'

interface Move {
  /** A migrated database. */
  from: string
  /** An empty database on another server. */
  to: string
  onProgress: OnProgress
}

export interface Moved {
  rows: number
  tables: number
}

/** Copies one moment of a database to another server, and compares every table. The copy is equal, or the target is empty. */
export function moveDatabase({ from, to, onProgress }: Move): Promise<Moved> {
  return withSnapshot(from, async (snapshot, source) => {
    const moved: Moved = { rows: 0, tables: snapshot.tables.length }
    await loadSnapshot({
      url: to,
      snapshot,
      onProgress,
      async afterwards() {
        moved.rows = await compare({ source, to, tables: snapshot.tables, onProgress })
      },
    })
    return moved
  })
}

interface Comparison {
  /** The transaction that sees the moment that was copied. */
  source: TransactionSql
  to: string
  tables: readonly SnapshotTable[]
  onProgress: OnProgress
}

async function compare({ source, to, tables, onProgress }: Comparison): Promise<number> {
  const own = ownConnection(to, 'zilbazar move')
  try {
    return await own.transaction(async (target) => {
      await target.unsafe(portable)
      let rows = 0
      for (const [index, table] of tables.entries()) {
        const [before, after] = await Promise.all([tablePrint(source, table), tablePrint(target, table)])
        requireEqual(table.name, before, after)
        rows += after.rows
        onProgress('compared tables', index + 1, tables.length)
      }
      return rows
    }, 'isolation level repeatable read read only')
  } finally {
    await own.close()
  }
}

function requireEqual(table: string, before: TablePrint, after: TablePrint): void {
  if (before.rows === after.rows && before.hash === after.hash) return
  throw new BackupRefused(
    `The copy of ${table} differs: ${before.rows} rows (${before.hash}) became ${after.rows} (${after.hash}). The target was emptied again; the embedded database is as it was.`,
  )
}
