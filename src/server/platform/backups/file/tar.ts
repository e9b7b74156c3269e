import type { FileHandle } from 'node:fs/promises'

const block = 512
const longestName = 100

export interface TarEntry {
  name: string
  size: number
  /** Where its bytes begin in the file. */
  offset: number
}

/** One file of a tar archive (ustar), which every system can unpack. */
export function tarEntry(name: string, bytes: Buffer, modifiedAt: Date): Buffer[] {
  return [header(name, bytes.length, modifiedAt), bytes, Buffer.alloc(-bytes.length & (block - 1))]
}

export const tarEnd = Buffer.alloc(2 * block)

function header(name: string, size: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`${name} is too long for a tar archive.`)
  const bytes = Buffer.alloc(block)
  const octal = (value: number, at: number, length: number) =>
    bytes.write(value.toString(8).padStart(length - 1, '0'), at)
  bytes.write(name, 0)
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(Math.floor(modifiedAt.getTime() / 1000), 136, 12)
  bytes.write('0', 156)
  bytes.write('ustar\x0000', 257)
  octal(checksum(bytes), 148, 7)
  bytes.write('\0 ', 154)
  return bytes
}

/** The sum of the header's bytes, its own field counted as spaces. */
function checksum(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < block; at += 1) sum += at >= 148 && at < 156 ? 32 : (bytes[at] ?? 0)
  return sum
}

export type TarProblem = 'cut' | 'damaged'

/** The entries of an archive, without their bytes. `problem` says why they end before the archive does. */
export async function tarEntries(file: FileHandle): Promise<{ entries: TarEntry[]; problem?: TarProblem }> {
  const { size: fileSize } = await file.stat()
  const entries: TarEntry[] = []
  const bytes = Buffer.alloc(block)
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(bytes, 0, block, at)
    if (bytesRead < block) return { entries, problem: 'cut' }
    if (bytes.every((byte) => byte === 0)) return { entries }
    const field = (from: number, length: number) =>
      bytes.toString('latin1', from, from + length).replace(/[\0 ].*$/s, '')
    if (Number.parseInt(field(148, 8), 8) !== checksum(bytes)) return { entries, problem: 'damaged' }
    const entry = {
      name: field(0, longestName),
      size: Number.parseInt(field(124, 12), 8),
      offset: at + block,
    }
    at = entry.offset + Math.ceil(entry.size / block) * block
    if (at > fileSize) return { entries, problem: 'cut' }
    entries.push(entry)
  }
}
