import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sql } from 'postgres'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { testDatabase } from './test-database.ts'
import { whenFinished } from './when-finished.ts'

/** A database without any table, for a role that is no superuser. */
export const emptyDatabase = () => testDatabase('template1')

export async function backupFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-backup-'))
  whenFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The number of rows of each table and a hash of all of them, generated columns included. */
export async function fingerprints(sql: Sql, leftOut: string[] = []): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (${['rate_counts', ...leftOut]})
    order by 1`
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text collate "C")), '') as print from "${name}" t`,
    )
    found[name] = String(row?.print)
  }
  return found
}

/** Triggers, constraints and indexes with their definitions, and the next values of sequences. */
export async function definitions(sql: Sql) {
  const [found] = await sql`select
    array(select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal order by 1) as triggers,
    array(select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
      from pg_constraint where connamespace = 'public'::regnamespace order by 1) as constraints,
    array(select indexdef from pg_indexes where schemaname = 'public' order by 1) as indexes,
    array(select sequencename || ' ' || coalesce(last_value, 0) from pg_sequences where schemaname = 'public' order by 1) as sequences`
  return found
}

/** A hash of each file by its name: comparing bytes one by one takes seconds. */
export const fileHashes = (files: ReadonlyMap<string, Buffer>) =>
  new Map([...files].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]))

/** In memory. */
export function memoryPictures(): PictureStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  return {
    files,
    read: async (name) => files.get(name),
    has: async (name) => files.has(name),
    write: async (name, bytes) => void files.set(name, bytes),
    remove: async (key) => void files.delete(key),
  }
}
