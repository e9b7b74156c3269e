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
const readBudget = 3
const homeBudget = 130
const productBudget = 146
const ownBudget = 30

const readPage = 'A page that is only read'
const homePage = 'Home page, everything'
const productPage = 'Product page, everything'
const productScreen = 'src/web/public/product/product-screen.tsx'

/** @type {Record<string, number>} */
const budgets = { [readPage]: readBudget, [homePage]: homeBudget, [productPage]: productBudget }

/** @typedef {import('vite').Manifest} Manifest */

const languages = ['en', 'fr']
const client = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../dist/client')

/** @type {import('./site-screens.ts').SiteScreens} */
const { home: homeScreen, layouts } = readBuilt('site-screens.json')
const everyLanguage = languages.map((language) => sizesIn(readBuilt(`manifest-${language}.json`)))
const names = [...new Set(everyLanguage.flatMap((sizes) => [...sizes.keys()]))].sort()
const width = Math.max(...names.map((name) => name.length))
/** @type {string[]} */
const tooBig = []
console.log(`${''.padEnd(width)}  ${languages.map((language) => language.padStart(6)).join(' ')}`)
const first = [readPage, homePage, productPage]
for (const name of [...first, ...names.filter((name) => !first.includes(name))]) {
  const sizes = everyLanguage.map((all) => all.get(name) ?? 0)
  const budget = budgets[name] ?? ownBudget
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

/**
 * A file that the build wrote about itself.
 * @param {string} name
 */
function readBuilt(name) {
  const file = path.join(client, '.vite', name)
  if (!existsSync(file)) {
    console.error('There is no build to measure: run `npm run build` first.')
    process.exit(1)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * The name and kilobytes of each page and of each part fetched on demand.
 * @param {Manifest} manifest
 */
function sizesIn(manifest) {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  if (!entry || !manifest[homeScreen])
    throw new Error(`The build has no ${entry ? homeScreen : 'entry'}: run \`npm run build\` again.`)
  const entryFiles = filesOf(manifest, entry)
  const onDemand = Object.keys(manifest).filter(
    (name) => manifest[name]?.isDynamicEntry && name !== homeScreen,
  )
  const page = (/** @type {string} */ screen) =>
    sizeOf(new Set([entry, screen].flatMap((name) => [...filesOf(manifest, name)])))
  const reading = Object.values(readBuilt('manifest-reading.json')).map(({ file }) => file)
  const sizes = new Map([
    [readPage, sizeOf(new Set(reading))],
    [homePage, page(homeScreen)],
    [productPage, page(productScreen)],
  ])
  for (const name of onDemand) sizes.set(name, sizeOf(added(manifest, name, entryFiles)))
  return sizes
}

/** @param {ReadonlySet<string>} files */
function sizeOf(files) {
  return [...files].reduce((sum, file) => sum + compressed(file), 0) / 1000
}

/**
 * A module's file and all its static imports.
 * @param {Manifest} manifest
 * @param {string} name
 */
function filesOf(manifest, name) {
  /** @type {Set<string>} */
  const files = new Set()
  const add = (/** @type {string} */ module) => {
    const chunk = manifest[module]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  add(name)
  return files
}

/**
 * What the layout around a view has loaded already; nothing for other modules.
 * @param {Manifest} manifest
 * @param {string} name
 */
function layoutFiles(manifest, name) {
  const layout = layouts[name]
  return layout ? filesOf(manifest, layout) : new Set()
}

/**
 * The files of a module without those already loaded: the entry's, its layout's and its importer's.
 * @param {Manifest} manifest
 * @param {string} name
 * @param {ReadonlySet<string>} entryFiles
 */
function added(manifest, name, entryFiles) {
  const askedBy = Object.keys(manifest).filter((other) => manifest[other]?.dynamicImports?.includes(name))
  const around = layoutFiles(manifest, name)
  const there = askedBy.map(
    (other) => new Set([...filesOf(manifest, other), ...layoutFiles(manifest, other)]),
  )
  return new Set(
    [...filesOf(manifest, name)].filter(
      (file) =>
        !entryFiles.has(file) &&
        !around.has(file) &&
        !(there.length > 0 && there.every((files) => files.has(file))),
    ),
  )
}

/**
 * The size as the server sends it: that of the build's compressed copy if there is one.
 * @param {string} file
 */
function compressed(file) {
  const filePath = path.join(client, file)
  if (!file.endsWith('.js')) return 0
  return existsSync(`${filePath}.br`)
    ? readFileSync(`${filePath}.br`).length
    : brotliCompressSync(readFileSync(filePath)).length
}
