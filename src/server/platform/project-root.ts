import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the checkout, both from the sources and from the build. */
export const projectRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)))

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder)
    throw new Error('Zilbazar must run from its own folder: no package.json was found above it.')
  return findRoot(parent)
}
