import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { newestBackup } from '../../backups/retention.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { openStreets } from '../../map/street-file.ts'
import { isPublicAddress } from '../is-demo-on.ts'
import { attention, type Finding, fine } from './finding.ts'

const gigabyte = 1024 ** 3
const hourMs = 60 * 60 * 1000
/** A daily backup that was missed once. */
const oldestBackupHours = 49

/** Disk, data folder, backups and the file with streets. */
export async function machineFindings(config: Config, clock: Clock): Promise<Finding[]> {
  return [
    nodeFinding(process.versions.node),
    await disk(config.dataDir),
    await dataFolder(config.dataDir),
    ...(await backups(config, clock)),
    await streets(config.dataDir),
  ]
}

export function nodeFinding(version: string): Finding {
  return Number.parseInt(version, 10) >= 22
    ? fine('Node.js', version)
    : attention('Node.js', `${version} gets no security fixes any more. Use 24.`)
}

async function disk(folder: string): Promise<Finding> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return diskFinding(bavail * bsize, blocks * bsize)
  } catch {
    return attention('Disk', `${folder} cannot be looked at.`)
  }
}

export function diskFinding(free: number, size: number): Finding {
  const text = `${(free / gigabyte).toFixed(1)} of ${(size / gigabyte).toFixed(1)} GB free`
  return free < gigabyte || free < size * 0.05
    ? attention('Disk', `only ${text}. When it is full nothing can be saved.`)
    : fine('Disk', text)
}

async function dataFolder(folder: string): Promise<Finding> {
  try {
    const { mode } = await stat(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    if (mode & 0o002)
      return attention('Data folder', `everybody on this machine may write to ${folder}. chmod o-w it.`)
    const secret = await stat(path.join(folder, 'session-secret')).catch(() => undefined)
    if (secret && secret.mode & 0o077)
      return attention('Data folder', 'others on this machine may read session-secret in it. chmod 600 it.')
    return fine('Data folder', folder)
  } catch {
    return attention('Data folder', `this account may not read and write ${folder}.`)
  }
}

export async function backups(
  { backups: { folder }, publicUrl }: Pick<Config, 'backups' | 'publicUrl'>,
  clock: Clock,
): Promise<Finding[]> {
  const say = isPublicAddress(publicUrl) || folder ? attention : fine
  if (!folder) return [say('Backup', 'BACKUP_DIR is not set: a broken disk loses everything.')]
  const newest = await newestBackup(folder)
  if (!newest) return [say('Backup', `there is none in ${folder} yet.`)]
  const hours = Math.floor((clock().getTime() - newest.getTime()) / hourMs)
  return [
    hours >= oldestBackupHours
      ? say('Backup', `the newest is ${hours} hours old.`)
      : fine('Backup', `the newest is ${hours} hours old`),
  ]
}

export async function streets(dataDir: string): Promise<Finding> {
  const { streets: opened, remark } = await openStreets(dataDir)
  await opened?.close()
  if (remark) return attention('Streets', remark)
  if (!opened) return fine('Streets', 'no file in map: the map shows the coasts alone')
  const { file, megabytes, minZoom, maxZoom } = opened
  return fine('Streets', `map/${file}, ${megabytes.toFixed(1)} MB, zoom ${minZoom} to ${maxZoom}`)
}
