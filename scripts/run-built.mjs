// Runs one of the built programs (dist/server/NAME.js), building first when the sources have changed.
import { spawnSync } from 'node:child_process'
import nodeModule from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBuilt } from './source-stamp.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const programs = [
  'main',
  'database',
  'demo',
  'owner',
  'backup',
  'restore',
  'copy-pictures',
  'move',
  'upgrade-database',
  'doctor',
]
const [node = '', , program = '', ...rest] = process.argv

if (!programs.includes(program)) {
  console.error(`Usage: node scripts/run-built.mjs ${programs.join('|')} [arguments]`)
  process.exit(2)
}
process.env.NODE_ENV ??= 'production'
if (!(await isBuilt(root))) build()
// From Node 22 on the compiled program is stored, which makes the next start quicker.
const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (
  /** @type {unknown} */ (nodeModule)
)
enableCompileCache?.(path.join(root, 'dist/compile-cache'))
const file = path.join(root, `dist/server/${program}.js`)
process.argv = [node, file, ...rest]
await import(pathToFileURL(file).href)

/** In a process of its own, whose memory is free again afterwards: it takes a gigabyte. */
function build() {
  try {
    import.meta.resolve('vite')
  } catch {
    console.error(
      'dist/ is missing or older than the sources, and the packages that build it are not installed. Run npm ci && npm run build first.',
    )
    process.exit(1)
  }
  const builder = path.join(root, 'scripts/build.mjs')
  const { status } = spawnSync(process.execPath, [builder], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
