import type { TransactionSql } from 'postgres'
import { ownConnection } from '#server/platform/database/own-connection.ts'
import type { Migration, Sequence } from '../file/manifest.ts'

export interface SnapshotTable {
  /** With its schema when that is not `public`. */
  name: string
  /** Those that are written, generated ones left out. */
  columns: string[]
}

/** The whole database at one moment. A backup and a running database both are one. */
export interface Snapshot {
  migrations: Migration[]
  sequences: Sequence[]
  tables: SnapshotTable[]
  /** Rows of all tables together, about. */
  expectedRows: number
  /** Lines of COPY's text format, in chunks that end with a whole line. */
  rows(table: SnapshotTable): AsyncIterable<Buffer>
  /** Our own pictures, by their keys. */
  pictureKeys(): Promise<string[]>
}

/** Waiting mails; other jobs are sent again by the clock. */
export const jobTable = 'pgboss.job'

/** Counts of tries are short-lived, and unlogged for that reason. */
const leftOut = ['rate_counts']

const chunkBytes = 1024 * 1024

/** Text means the same on every server with these. */
export const portable = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local timezone = 'UTC'`

/** Everybody may read and write meanwhile: one transaction sees the moment at which it began. */
export async function withSnapshot<Result>(
  url: string,
  use: (snapshot: Snapshot, tx: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const own = ownConnection(url, 'zilbazar backup')
  try {
    return await own.transaction(async (tx) => {
      await tx.unsafe(portable)
      return use(await snapshotIn(tx), tx)
    }, 'isolation level repeatable read read only')
  } finally {
    await own.close()
  }
}

async function snapshotIn(tx: TransactionSql): Promise<Snapshot> {
  const migrations = await tx<Migration[]>`
    select hash, created_at::float8 as "createdAt" from drizzle.__drizzle_migrations order by created_at`
  const sequences = await tx<Sequence[]>`
    select sequencename as name, coalesce(last_value, start_value)::text as "lastValue", last_value is not null as "isCalled"
    from pg_sequences where schemaname = 'public' order by 1`
  const tables = await tx<(SnapshotTable & { expectedRows: number })[]>`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name,
      greatest(c.reltuples, 0)::float8 as "expectedRows",
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where (n.nspname = 'public' and c.relkind = 'r' and c.relname <> all (${leftOut}))
      or n.nspname || '.' || c.relname = ${jobTable}
    group by 1, 2 order by 1`

  return {
    migrations: [...migrations],
    sequences: [...sequences],
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    expectedRows: tables.reduce((sum, table) => sum + table.expectedRows, 0),
    rows: (table) => inChunks(tx, `copy ${source(table)} to stdout`),
    async pictureKeys() {
      const rows = await tx<{ key: string }[]>`select key from pictures where url is null order by key`
      return rows.map(({ key }) => key)
    },
  }
}

async function* inChunks(tx: TransactionSql, statement: string): AsyncIterable<Buffer> {
  const stream = await tx.unsafe(statement).readable()
  let chunk: Buffer[] = []
  let size = 0
  try {
    for await (const row of stream as AsyncIterable<Buffer>) {
      chunk.push(row)
      size += row.length
      if (size < chunkBytes) continue
      yield Buffer.concat(chunk)
      chunk = []
      size = 0
    }
  } finally {
    // The driver pauses its socket while rows wait here, and does not resume it after the last one.
    stream._read(0)
  }
  if (size > 0) yield Buffer.concat(chunk)
}

function source(table: SnapshotTable): string {
  const list = table.columns.map(quoted).join(', ')
  return table.name === jobTable
    ? `(select ${list} from ${savedRows(table)} saved)`
    : `${quotedTable(table.name)} (${list})`
}

/** The rows that are saved, as a part of a statement. */
export const savedRows = ({ name }: SnapshotTable) =>
  name === jobTable
    ? `(select * from ${jobTable} where name = 'mail' and state not in ('completed', 'cancelled'))`
    : quotedTable(name)

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const quotedTable = (name: string) => name.split('.').map(quoted).join('.')
