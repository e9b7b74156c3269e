import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Config, ConfigError } from '../config.ts'

const needed =
  'The environment cannot be used. SESSION_SECRET: must be set, to the same value for every process, when DATABASE_URL is.'

/** The configured secret, or one generated at the first start and stored, so that sessions survive a restart. */
export async function sessionSecret({ sessionSecret: given, databaseUrl, dataDir }: Config): Promise<string> {
  if (given) return given
  if (databaseUrl) throw new ConfigError(needed)
  const file = path.join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}-${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Linking is atomic and never overwrites: of several simultaneous starts, all use the first one's secret.
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return readFile(file, 'utf8')
}
