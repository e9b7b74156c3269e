import { chmod, mkdir } from 'node:fs/promises'

/** A folder that every account may enter, when it is ours to make; one that exists keeps its permissions. */
export async function makeOpenFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true })
  if (made) await chmod(folder, 0o755) // our umask may be stricter
}
