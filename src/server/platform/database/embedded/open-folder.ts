import { chmod, mkdir } from 'node:fs/promises'

/** A new folder may be entered by every account; an existing one keeps its permissions. */
export async function makeOpenFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true })
  if (made) await chmod(folder, 0o755) // our umask may be stricter
}
