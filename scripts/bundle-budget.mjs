// Prints what browsers download in scripts, compressed, and fails when a page has grown past its budget.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

if (process.argv.length > 2) {
  console.error('Usage: node scripts/bundle-budget.mjs')
  console.error('Takes no arguments: measures the build in dist/client (make one with `npm run build`).')
  process.exit(2)
}

/** In kilobytes, brotli. */
const homeBudget = 130
const ownBudget = 30

const entry = 'src/web/entry-client.tsx'
const homePage = 'src/web/pages/home-screen.tsx'
/** Fetched as soon as the home page is awake. */
const homeCarousel = 'node_modules/embla-carousel/esm/embla-carousel.esm.js'
const client = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../dist/client')
const manifestFile = path.join(client, '.vite/manifest.json')

if (!existsSync(manifestFile)) {
  console.error('There is no build to measure: run `npm run build` first.')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
for (const needed of [entry, homePage, homeCarousel]) {
  if (manifest[needed]) continue
  console.error(`The build has no ${needed}: correct the name in scripts/bundle-budget.mjs.`)
  process.exit(1)
}

const entryFiles = filesOf(entry)
const isPage = (name) => name.startsWith('src/web/pages/')
const onDemand = Object.keys(manifest).filter(
  (name) => manifest[name].isDynamicEntry && ![homePage, homeCarousel].includes(name),
)

const rows = [
  {
    name: 'Home page, everything',
    files: new Set([...entryFiles, ...filesOf(homePage), ...filesOf(homeCarousel)]),
    budget: homeBudget,
  },
  ...onDemand
    .sort((one, other) => Number(isPage(other)) - Number(isPage(one)) || one.localeCompare(other))
    .map((name) => ({ name, files: added(name), budget: ownBudget })),
].map((row) => ({ ...row, size: [...row.files].reduce((sum, file) => sum + compressed(file), 0) / 1000 }))

const width = Math.max(...rows.map(({ name }) => name.length))
for (const { name, size, budget } of rows) {
  const verdict = size > budget ? 'TOO BIG' : 'ok'
  console.log(
    `${name.padEnd(width)}  ${size.toFixed(1).padStart(6)} kB of ${String(budget).padStart(3)}  ${verdict}`,
  )
}
const tooBig = rows.filter(({ size, budget }) => size > budget)
if (tooBig.length > 0) {
  console.error(`Over budget: ${tooBig.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
}

/** A module's file and all that it cannot run without. */
function filesOf(name, seen = new Set()) {
  if (seen.has(name)) return new Set()
  seen.add(name)
  const { file, imports = [] } = manifest[name]
  return new Set([file, ...imports.flatMap((imported) => [...filesOf(imported, seen)])])
}

/** What it adds to that which is there already: what every page has, and what has asked for it. */
function added(name) {
  const askedBy = Object.keys(manifest).filter((other) => manifest[other].dynamicImports?.includes(name))
  const there = askedBy.map((other) => filesOf(other))
  return new Set(
    [...filesOf(name)].filter(
      (file) => !entryFiles.has(file) && !(there.length > 0 && there.every((files) => files.has(file))),
    ),
  )
}

/** As the server sends it: the build's own compressed copy, where there is one. */
function compressed(file) {
  const place = path.join(client, file)
  if (!file.endsWith('.js')) return 0
  return existsSync(`${place}.br`)
    ? readFileSync(`${place}.br`).length
    : brotliCompressSync(readFileSync(place)).length
}
