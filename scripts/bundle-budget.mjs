// Prints what browsers download in scripts, compressed, and fails when a page has grown past its budget.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { layoutOf } from './layouts.mjs'

if (process.argv.length > 2) {
  console.error('Usage: node scripts/bundle-budget.mjs')
  console.error('Takes no arguments: measures the build in dist/client (make one with `npm run build`).')
  process.exit(2)
}

/** In kilobytes, brotli. */
const homeBudget = 130
const ownBudget = 30

const languages = ['en', 'fr']
const entry = 'src/web/app/entry-client.tsx'
const homePage = 'src/web/public/home/home-screen.tsx'
const client = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../dist/client')

const [english, french] = languages.map((language) => sizesIn(readManifest(language)))
const names = [...english.keys()].sort()
const width = Math.max(...names.map((name) => name.length))
const tooBig = []
console.log(`${''.padEnd(width)}  ${languages.map((language) => language.padStart(6)).join(' ')}`)
for (const name of ['Home page, everything', ...names.filter((name) => name !== 'Home page, everything')]) {
  const sizes = [english.get(name), french.get(name) ?? 0]
  const budget = name.startsWith('Home page') ? homeBudget : ownBudget
  const isOver = sizes.some((size) => size > budget)
  if (isOver) tooBig.push(name)
  const figures = sizes.map((size) => size.toFixed(1).padStart(6)).join(' ')
  console.log(
    `${name.padEnd(width)}  ${figures} kB of ${String(budget).padStart(3)}  ${isOver ? 'TOO BIG' : 'ok'}`,
  )
}
if (tooBig.length > 0) {
  console.error(`Over budget: ${tooBig.join(', ')}.`)
  process.exitCode = 1
}

function readManifest(language) {
  const file = path.join(client, `.vite/manifest-${language}.json`)
  if (!existsSync(file)) {
    console.error('There is no build to measure: run `npm run build` first.')
    process.exit(1)
  }
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  for (const needed of [entry, homePage]) {
    if (manifest[needed]) continue
    console.error(`The build has no ${needed}: correct the name in scripts/bundle-budget.mjs.`)
    process.exit(1)
  }
  return manifest
}

/** What each page, and each part that is fetched on demand, brings along: its name and kilobytes. */
function sizesIn(manifest) {
  const entryFiles = filesOf(manifest, entry)
  const onDemand = Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry && name !== homePage)
  const home = [entry, homePage].flatMap((name) => [...filesOf(manifest, name)])
  return new Map([
    ['Home page, everything', sizeOf(new Set(home))],
    ...onDemand.map((name) => [name, sizeOf(added(manifest, name, entryFiles))]),
  ])
}

function sizeOf(files) {
  return [...files].reduce((sum, file) => sum + compressed(file), 0) / 1000
}

/** A module's file and all that it cannot run without. */
function filesOf(manifest, name, seen = new Set()) {
  if (seen.has(name)) return new Set()
  seen.add(name)
  const { file, imports = [] } = manifest[name]
  return new Set([file, ...imports.flatMap((imported) => [...filesOf(manifest, imported, seen)])])
}

/** What it adds to that which is there already: what every page has, what surrounds it, and what has asked for it. */
function added(manifest, name, entryFiles) {
  const layout = `src/web/${layoutOf(name.replace('src/web/', ''))}`
  const around = manifest[layout] && layout !== name ? filesOf(manifest, layout) : new Set()
  const askedBy = Object.keys(manifest).filter((other) => manifest[other].dynamicImports?.includes(name))
  const there = askedBy.map((other) => filesOf(manifest, other))
  return new Set(
    [...filesOf(manifest, name)].filter(
      (file) =>
        !entryFiles.has(file) &&
        !around.has(file) &&
        !(there.length > 0 && there.every((files) => files.has(file))),
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
