// Fails when a built program imports a package that `npm prune --omit=dev` removes.
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

if (process.argv.length > 2) {
  console.error('Usage: node scripts/runtime-packages.mjs')
  console.error('Takes no arguments: reads the build in dist/ (make one with `npm run build`).')
  process.exit(2)
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

const importing = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression']

/** Loaded only by `npm run dev`. */
const developmentChunk = /chunks\/development-/

const programs = ['dist/server', 'dist/pages']
  .flatMap(scriptsUnder)
  .filter((file) => !developmentChunk.test(file))
/** @type {Map<string, string>} */
const removed = new Map()
const used = new Set()
const startScripts = [
  'start',
  'supervise',
  'supervise-workers',
  'kept-process',
  'watchdog',
  'run-built',
  'source-stamp',
]
for (const file of [...programs, ...startScripts.map((name) => `scripts/${name}.mjs`)]) {
  for (const name of packagesIn(parseAst(readFileSync(path.join(root, file), 'utf8')))) {
    used.add(name)
    if (!(name in dependencies)) removed.set(name, file)
  }
}
const unused = Object.keys(dependencies).filter((name) => !used.has(name))
for (const [name, file] of removed) console.error(`${file} imports ${name}, which is not in dependencies.`)
for (const name of unused)
  console.error(`${name} is in dependencies, but no built program imports it: it belongs in devDependencies.`)
if (removed.size + unused.length > 0) process.exitCode = 1
else console.log(`The programs import ${used.size} packages, all in dependencies.`)

/** @param {string} folder */
function scriptsUnder(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file))
}

/**
 * The packages that a module imports, now or later.
 * @param {unknown} node
 * @returns {string[]}
 */
function packagesIn(node) {
  if (Array.isArray(node)) return node.flatMap(packagesIn)
  if (!node || typeof node !== 'object') return []
  const inner = Object.values(node).flatMap(packagesIn)
  const name = importedName(node)
  return name ? [name, ...inner] : inner
}

/** @param {{ type?: string, source?: { value?: unknown } | null }} node */
function importedName({ type = '', source }) {
  const from = source?.value
  if (!importing.includes(type) || typeof from !== 'string') return undefined
  if (/^[./]|^node:/.test(from) || builtinModules.includes(from)) return undefined
  return from.split('/', from.startsWith('@') ? 2 : 1).join('/')
}
