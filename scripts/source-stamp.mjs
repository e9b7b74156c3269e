// Tells whether dist/ was built from the current sources.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

export const stampFile = 'dist/source-stamp'

const roots = ['src', 'public', 'scripts', 'vite.config.ts']
const lockFile = 'package-lock.json'

/** @param {string} root */
export async function sourceStamp(root) {
  const hash = createHash('sha256')
  for (const place of roots) {
    for (const file of await filesUnder(path.join(root, place))) {
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file))
    }
  }
  hash.update(await lockedPackages(path.join(root, lockFile)))
  return hash.digest('hex')
}

/**
 * The packages with their versions. The file's text is not compared, because `npm prune` writes it again with other
 * fields where another npm made it.
 * @param {string} file
 */
async function lockedPackages(file) {
  if (!existsSync(file)) return ''
  /** @type {{ packages: Record<string, { version?: string, integrity?: string }> }} */
  const { packages } = JSON.parse(await readFile(file, 'utf8'))
  const lines = Object.entries(packages).map(([place, { version, integrity }]) =>
    [place, version, integrity].join(' '),
  )
  return lines.sort().join('\n')
}

/** @param {string} root */
export async function isBuilt(root) {
  const stamp = path.join(root, stampFile)
  if (!existsSync(stamp)) return false
  // A packaged copy may have no sources. Its build then counts as current.
  if (!existsSync(path.join(root, 'src/web'))) return true
  if (isUnchangedSince(root, statSync(stamp).mtimeMs)) return true
  const looked = new Date()
  if ((await readFile(stamp, 'utf8')) !== (await sourceStamp(root))) return false
  // The next start need not compare again, except where nothing can be written.
  await utimes(stamp, looked, looked).catch(() => {})
  return true
}

/**
 * The stamp counts from the moment at which the sources were read, because they may change during the build.
 * @param {string} root
 * @param {{ stamp: string, readAt: Date }} sources
 */
export async function writeStamp(root, { stamp, readAt }) {
  const file = path.join(root, stampFile)
  await writeFile(file, stamp)
  await utimes(file, readAt, readAt)
}

/** File systems round times. */
const roundingMs = 1000

/**
 * Reads no file, so it is quick. A copy, a checkout or a removed file counts as a change too.
 * @param {string} root
 * @param {number} timeMs
 */
function isUnchangedSince(root, timeMs) {
  /** @type {(place: string) => boolean} */
  const isUnchanged = (place) => {
    const found = statSync(place, { throwIfNoEntry: false })
    if (!found) return true
    if (found.ctimeMs >= timeMs - roundingMs) return false
    if (!found.isDirectory()) return true
    return readdirSync(place)
      .filter((name) => !isTest(name))
      .every((name) => isUnchanged(path.join(place, name)))
  }
  return [...roots, lockFile].every((place) => isUnchanged(path.join(root, place)))
}

/** @param {string} name */
const isTest = (name) => /\.test\.tsx?$/.test(name)

/** @param {string} place */
async function filesUnder(place) {
  if (!existsSync(place)) return []
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [place]
  return entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
