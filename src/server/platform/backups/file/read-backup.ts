import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { z } from 'zod'
import { BackupRefused } from '../backup-refused.ts'
import type { OnProgress } from '../progress.ts'
import { checksumName, formatVersion, Header, headerName, Manifest, manifestName } from './manifest.ts'
import { type Seal, sealOf } from './seal.ts'
import { type TarEntry, tarEntries } from './tar.ts'

export interface ReadableBackup {
  manifest: Manifest
  /** The bytes of a part, checked and decrypted. */
  read(name: string): Promise<Buffer>
  /** Reads every part once, so that a damaged backup is refused before anything is restored. */
  verify(onProgress: OnProgress): Promise<void>
  close(): Promise<void>
}

export async function openBackup(file: string, key: string | undefined): Promise<ReadableBackup> {
  const handle = await open(file).catch((cause) => {
    throw new BackupRefused(`The backup ${file} cannot be read.`, { cause })
  })
  try {
    return await readContents(handle, file, key)
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function readContents(
  handle: FileHandle,
  file: string,
  key: string | undefined,
): Promise<ReadableBackup> {
  const { entries, problem } = await tarEntries(handle)
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const damaged = (what: string) =>
    new BackupRefused(`The backup ${file} is damaged: ${what} is not as it was written.`)
  const cut = () => new BackupRefused(`The backup ${file} is cut off: its end is missing.`)

  const first = byName.get(headerName)
  const header = first && parsed(Header.loose(), await bytesOf(handle, first))
  if (!header || entries[0] !== first) throw new BackupRefused(`${file} is no backup of Zilbazar.`)
  if (header.formatVersion > formatVersion)
    throw new BackupRefused(
      `The backup ${file} was made by Zilbazar ${header.program}, in a newer format: restore it with that version.`,
    )
  const seal = header.encryption ? await openSeal(header.encryption, file, key) : undefined
  if (problem === 'damaged') throw damaged('its list of files')
  const suffix = seal ? '.enc' : ''
  const manifestEntry = byName.get(manifestName + suffix)
  const checksumEntry = byName.get(checksumName)
  if (problem === 'cut' || !manifestEntry || !checksumEntry) throw cut()

  const manifestBytes = await bytesOf(handle, manifestEntry)
  const checksum = (await bytesOf(handle, checksumEntry)).toString().split(' ')[0]
  if (sha256(manifestBytes) !== checksum) throw damaged(manifestName)
  const manifest = parsed(Manifest, unsealed(seal, manifestName, manifestBytes) ?? Buffer.alloc(0))
  if (!manifest || JSON.stringify(manifest.header) !== JSON.stringify(Header.parse(header)))
    throw damaged(manifestName)
  const parts = new Map(manifest.parts.map((part) => [part.name, part]))

  async function stored(name: string): Promise<Buffer> {
    const entry = byName.get(name + suffix)
    const bytes = entry && (await bytesOf(handle, entry))
    if (!bytes || sha256(bytes) !== parts.get(name)?.sha256) throw damaged(name)
    return bytes
  }

  return {
    manifest,
    async read(name) {
      const bytes = unsealed(seal, name, await stored(name))
      if (!bytes) throw damaged(name)
      return bytes
    },
    async verify(onProgress) {
      let done = 0
      for (const { name } of manifest.parts) {
        await stored(name)
        done += 1
        onProgress('checking', done, manifest.parts.length)
      }
    },
    close: () => handle.close(),
  }
}

async function openSeal(
  encryption: NonNullable<Header['encryption']>,
  file: string,
  key: string | undefined,
) {
  if (!key)
    throw new BackupRefused(`The backup ${file} is encrypted: set BACKUP_KEY to the key it was made with.`)
  const seal = await sealOf(encryption, key)
  if (!seal) throw new BackupRefused(`BACKUP_KEY is not the key that the backup ${file} was made with.`)
  return seal
}

function unsealed(seal: Seal | undefined, name: string, bytes: Buffer): Buffer | undefined {
  if (!seal) return bytes
  try {
    return seal.open(name, bytes)
  } catch {
    return undefined
  }
}

async function bytesOf(handle: FileHandle, { size, offset }: TarEntry): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  let read = 0
  while (read < size) {
    const { bytesRead } = await handle.read(bytes, read, size - read, offset + read)
    if (bytesRead === 0) return bytes.subarray(0, read)
    read += bytesRead
  }
  return bytes
}

function parsed<Schema extends z.ZodType>(schema: Schema, bytes: Buffer): z.infer<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(bytes.toString()))
  } catch {
    return undefined
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
