import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'

const largestBytes = 2_000_000
const quotedLines = 8

/** PostgreSQL's own log: one file and its predecessor, so that the size stays bounded over many starts. */
export interface ServerLog {
  path: string
  file: FileHandle
  /** The last lines since this opening, on one line for an error message. */
  lastLines(): Promise<string>
}

export async function openServerLog(dataDir: string): Promise<ServerLog> {
  const path = join(dataDir, 'postgres.log')
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > largestBytes) await rename(path, `${path}.1`)
  const start = size > largestBytes ? 0 : size
  return {
    path,
    file: await open(path, 'a', 0o600),
    async lastLines() {
      const written = (await readFile(path)).subarray(start).toString('utf8')
      return written.trim().split('\n').slice(-quotedLines).join(' | ')
    },
  }
}
