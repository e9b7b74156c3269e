import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { unfinished } from './file/write-backup.ts'

const ourName = /^zilbazar-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/
const day = 24 * 3600 * 1000

/** Sorted by name they are sorted by time. */
export const backupName = (now: Date) =>
  `zilbazar-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`

/** When the newest finished backup of this folder was begun. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch((): string[] => [])
  const newest = names
    .filter((name) => ourName.test(name))
    .sort()
    .at(-1)
  return newest === undefined ? undefined : new Date(newest.replace(ourName, '$1T$2:$3:$4Z'))
}

/** Removes all but the newest backups, and what an interrupted one left. Other files are not touched. */
export async function removeOldBackups(folder: string, keep: number, now: Date): Promise<string[]> {
  const names = await readdir(folder)
  const old = names
    .filter((name) => ourName.test(name))
    .sort()
    .reverse()
    .slice(keep)
  const drafts = names.filter(
    (name) => name.endsWith(unfinished) && ourName.test(name.slice(0, -unfinished.length)),
  )
  const left: string[] = []
  for (const name of drafts) {
    const { mtimeMs } = await stat(path.join(folder, name))
    if (now.getTime() - mtimeMs > day) left.push(name)
  }
  for (const name of [...old, ...left]) await rm(path.join(folder, name), { force: true })
  return old
}
