// Tells whether dist/ was built from the current sources.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export const stampFile = 'dist/source-stamp'

const roots = ['src', 'public', 'scripts', 'vite.config.ts', 'package-lock.json']

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
  return hash.digest('hex')
}

/** @param {string} root */
export async function isBuilt(root) {
  const stamp = path.join(root, stampFile)
  if (!existsSync(stamp)) return false
  // A packaged copy may have no sources. Its build then counts as current.
  if (!existsSync(path.join(root, 'src/web'))) return true
  return (await readFile(stamp, 'utf8')) === (await sourceStamp(root))
}

/** @param {string} place */
async function filesUnder(place) {
  if (!existsSync(place)) return []
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [place]
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
