// Runs one of the built programs (dist/server/NAME.js), building first when the sources have changed.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBuilt } from './source-stamp.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const programs = ['main', 'demo', 'owner']
const [node = '', , program = '', ...rest] = process.argv

if (!programs.includes(program)) {
  console.error(`Usage: node scripts/run-built.mjs ${programs.join('|')} [arguments]`)
  process.exit(2)
}
process.env.NODE_ENV ??= 'production'
if (!(await isBuilt(root))) await (await import('./build.mjs')).buildAll()
const file = path.join(root, `dist/server/${program}.js`)
process.argv = [node, file, ...rest]
await import(pathToFileURL(file).href)
