import type { TransactionSql } from 'postgres'
import { quoted, type SnapshotTable, savedRows } from './snapshot.ts'

export interface TablePrint {
  rows: number
  /** The same for the same rows in any order, and with every version of PostgreSQL. */
  hash: string
}

/** Adds up the first 60 bits of each row's MD5. */
export async function tablePrint(tx: TransactionSql, table: SnapshotTable): Promise<TablePrint> {
  const columns = table.columns.map((name) => `t.${quoted(name)}`).join(', ')
  const [print] = await tx.unsafe<TablePrint[]>(`
    select count(*)::float8 as rows,
      coalesce(sum(('x' || left(md5(row(${columns})::text), 15))::bit(60)::bigint), 0)::text as hash
    from ${savedRows(table)} t`)
  return print ?? { rows: 0, hash: '' }
}
