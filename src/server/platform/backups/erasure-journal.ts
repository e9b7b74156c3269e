import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Tables } from '#server/platform/database/connect.ts'
import { erasedPeople } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

export const journalName = 'erased-people.jsonl'

const Line = z.object({ person: z.hash('sha256'), at: z.iso.datetime() })

/** Means nothing without the account: an id cannot be found from it. */
export const hashOf = (personId: string) => createHash('sha256').update(personId).digest('hex')

export type ErasureJournal = ReturnType<typeof erasureJournal>

/**
 * Who was erased, as hashes of ids. It is also kept in files outside the database, because a backup knows nothing of what was
 * erased after it.
 */
export function erasureJournal(
  tables: Tables,
  folders: readonly string[],
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  async function publish(): Promise<void> {
    if (folders.length === 0) return
    const rows = await tables.select().from(erasedPeople).orderBy(erasedPeople.erasedAt)
    for (const folder of folders) await addMissing(path.join(folder, journalName), rows)
  }

  return {
    /** In the transaction that erases the person. */
    async note(tx: Transaction, personHash: string, at: Date): Promise<void> {
      await tx.insert(erasedPeople).values({ personHash, erasedAt: at }).onConflictDoNothing()
    },

    /** Adds to each file what it does not have yet. */
    publish,

    /** After an erasure: a disk that is full must not fail it. The daily backup writes what is missing then. */
    publishOrLog: () =>
      publish().catch((error: unknown) =>
        log.error({ err: error }, 'the journal of erasures cannot be written'),
      ),
  }
}

async function addMissing(file: string, rows: { personHash: string; erasedAt: Date }[]): Promise<void> {
  const known = await readJournal(file)
  const missing = rows.filter(({ personHash }) => !known.has(personHash))
  if (missing.length === 0) return
  const lines = missing.map(
    ({ personHash: person, erasedAt }) => `${JSON.stringify({ person, at: erasedAt.toISOString() })}\n`,
  )
  await mkdir(path.dirname(file), { recursive: true })
  await appendFile(file, lines.join(''), { mode: 0o600, flush: true })
}

/** The hashes in a journal and when each person was erased; empty without the file. A line that was cut off by a crash is skipped. */
export async function readJournal(file: string): Promise<Map<string, Date>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return ''
    throw error
  })
  const lines = text.split('\n').flatMap((line) => {
    const parsed = Line.safeParse(asJson(line))
    return parsed.success ? [parsed.data] : []
  })
  return new Map(lines.map(({ person, at }) => [person, new Date(at)]))
}

function asJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
