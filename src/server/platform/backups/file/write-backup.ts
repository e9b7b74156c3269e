import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { BackupRefused } from '../backup-refused.ts'
import {
  checksumName,
  formatVersion,
  type Header,
  headerName,
  type Manifest,
  manifestName,
} from './manifest.ts'
import { newSeal, type Seal } from './seal.ts'
import { tarEnd, tarEntry } from './tar.ts'

export interface BackupFile {
  isEncrypted: boolean
  add(name: string, bytes: Buffer): Promise<void>
  /** Writes the manifest, then gives the file its name. Returns its size. */
  finish(contents: Omit<Manifest, 'header' | 'parts'>): Promise<number>
  /** Removes what is not finished. */
  discard(): Promise<void>
}

export interface NewBackupFile {
  file: string
  key: string | undefined
  now: Date
  program: string
  signal?: AbortSignal | undefined
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Marks a backup that is being written, or whose writing was interrupted. */
export const unfinished = '.unfinished'

/** A tar archive under a temporary name; it has its own name only when it is complete and on disk. */
export async function createBackupFile({
  file,
  key,
  now,
  program,
  signal,
}: NewBackupFile): Promise<BackupFile> {
  const draft = `${file}${unfinished}`
  const handle = await openNew(draft)
  const seal: Seal | undefined = key ? await newSeal(key) : undefined
  const parts: Manifest['parts'] = []
  let size = 0
  const header: Header = {
    format: 'zilbazar-backup',
    formatVersion,
    createdAt: now.toISOString(),
    program,
    encryption: seal?.encryption ?? null,
  }

  async function write(buffers: Buffer[]): Promise<void> {
    signal?.throwIfAborted()
    for (const buffer of buffers) {
      let written = 0
      while (written < buffer.length) written += (await handle.write(buffer, written)).bytesWritten
      size += buffer.length
    }
  }
  const sealed = (name: string, bytes: Buffer): [string, Buffer] =>
    seal ? [`${name}.enc`, seal.close(name, bytes)] : [name, bytes]

  const discard = async () => {
    await handle.close().catch(() => {})
    await rm(draft, { force: true })
  }
  await write(tarEntry(headerName, asJson(header), now)).catch(async (error) => {
    await discard()
    throw error
  })
  return {
    isEncrypted: seal !== undefined,
    async add(name, bytes) {
      const [storedName, stored] = sealed(name, bytes)
      parts.push({ name, bytes: stored.length, sha256: sha256(stored) })
      await write(tarEntry(storedName, stored, now))
    },
    async finish(contents) {
      const [name, manifest] = sealed(manifestName, asJson({ header, ...contents, parts }))
      await write(tarEntry(name, manifest, now))
      await write(tarEntry(checksumName, Buffer.from(`${sha256(manifest)}  ${name}\n`), now))
      await write([tarEnd])
      await handle.sync()
      await handle.close()
      await rename(draft, file)
      await sync(path.dirname(file))
      return size
    },
    discard,
  }
}

async function openNew(draft: string): Promise<FileHandle> {
  const folder = path.dirname(draft)
  try {
    await mkdir(folder, { recursive: true })
    return await open(draft, 'w', 0o600)
  } catch (cause) {
    throw new BackupRefused(`The folder ${folder} cannot be written.`, { cause })
  }
}

/** A rename survives a power cut only once its folder is on disk. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
