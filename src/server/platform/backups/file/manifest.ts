import { z } from 'zod'
import { Encryption } from './seal.ts'

/** Raised when an older program could not read what a newer one writes. */
export const formatVersion = 1

export const headerName = 'backup.json'
export const manifestName = 'manifest.json'
export const checksumName = 'manifest.sha256'

/** The first file of a backup, always in the clear. */
export const Header = z.object({
  format: z.literal('zilbazar-backup'),
  formatVersion: z.int(),
  createdAt: z.iso.datetime(),
  program: z.string(),
  encryption: Encryption.nullable(),
})
export type Header = z.infer<typeof Header>

export const Migration = z.object({ hash: z.string(), createdAt: z.number() })
export type Migration = z.infer<typeof Migration>

export const Sequence = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })
export type Sequence = z.infer<typeof Sequence>

export const SavedTable = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })

/** The last file but one: what must be there, and its checksums. */
export const Manifest = z.object({
  header: Header,
  migrations: z.array(Migration),
  sequences: z.array(Sequence),
  tables: z.array(SavedTable),
  /** Keys of pictures that were removed while the backup was made. */
  missingPictures: z.array(z.string()),
  pictures: z.array(z.string()),
  parts: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>
