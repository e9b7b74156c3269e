// Measures the most visited pages on an average and on a low-end phone with a slow network: performance, accessibility,
// practices, SEO.
// `npm run lighthouse` starts the app with the demo. With `-- --url http://localhost:3000` it measures a running app.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findOrInstallChromium } from './chromium.mjs'
import { figures } from './lighthouse-figures.mjs'
import { siteClient } from './site-client.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const page = path.join(root, 'docs/lighthouse.md')
/** What was not measured here stays as it is. */
const ownWords = readFileSync(page, 'utf8').replace(/^.*?(?=^## )/ms, '')
const usage = `Usage: npm run lighthouse [-- --url ADDRESS] [--runs NUMBER] [--language fr] [--write]
  --url       measures an app that runs already; without it one is started on the demo, on a free port
  --runs      how often each page is measured, of which the middle one counts (3)
  --language  en or fr (en)
  --write     also writes the table to docs/lighthouse.md`

/** @typedef {import('lighthouse').RunnerResult['lhr']} Report */
/** @typedef {{ scores: Record<string, number>, shown: Record<string, string>, benchmarkIndex: number }} Measured */

const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Lighthouse's slow 4G. */
const network = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
}
/** Lighthouse's default for phones, on whatever machine it runs. */
const usualSlowdown = 4
/** A machine with this benchmark index, slowed down as usual, is as fast as a low-end phone. */
const lowEndIndex = 1100

function options() {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        runs: { type: 'string', default: '3' },
        language: { type: 'string', default: 'en' },
        write: { type: 'boolean', default: false },
      },
    })
    const runs = Number(values.runs)
    if (runs > 0 && Number.isInteger(runs) && ['en', 'fr'].includes(values.language))
      return { ...values, runs }
  } catch {
    // Falls through to the explanation.
  }
  console.error(usage)
  process.exit(2)
}

const { url, runs, language, write } = options()
const { origin, stop } = url ? { origin: url.replace(/\/$/, ''), stop: undefined } : await startedApp()
const chrome = await chromeLauncher.launch({
  chromePath: findOrInstallChromium(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
try {
  const usual = await measuredPages('an average phone', usualSlowdown)
  const index = Math.round(usual.reduce((sum, row) => sum + row.benchmarkIndex, 0) / usual.length)
  const lowEnd = await measuredPages('a low-end phone', slowdownFor(index))
  const tables = [
    `An average phone: 4 times slower than this machine, whose benchmark index was ${index}.\n\n${tableOf(usual)}`,
    `A low-end phone: ${slowdownFor(index).toFixed(1)} times slower than this machine, as one of index ${lowEndIndex} slowed down 4 times.\n\n${tableOf(lowEnd)}`,
  ]
  console.log(`\n${tables.join('\n\n')}`)
  const misses = [...usual, ...lowEnd].flatMap(({ name, scores }) =>
    Object.entries(categories)
      .map(([category, least]) => ({ category, least, score: scores[category] ?? 0 }))
      .filter(({ score, least }) => score < least)
      .map(({ category, least, score }) => `${name}: ${category} ${score} of ${least}`),
  )
  if (write) writeFileSync(page, `${report(tables).trimEnd()}\n\n${ownWords}`)
  if (misses.length > 0) console.error(`\nToo low:\n${misses.join('\n')}`)
  process.exitCode = misses.length > 0 ? 1 : 0
} finally {
  chrome.kill()
  await stop?.()
}

/** @param {number} index */
function slowdownFor(index) {
  return Math.max(1, (usualSlowdown * index) / lowEndIndex)
}

/**
 * @param {string} phone
 * @param {number} slowdown
 */
async function measuredPages(phone, slowdown) {
  /** @type {(Measured & { name: string })[]} */
  const rows = []
  for (const [name, address] of await pages(origin)) {
    // The first request fills the server's cache, as for all but the very first visitor.
    await fetch(address)
    /** @type {Measured[]} */
    const results = []
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`${name} on ${phone}, ${run} of ${runs} …\n`)
      results.push(await measured(address, slowdown))
    }
    rows.push({ name, ...middle(results) })
  }
  return rows
}

/**
 * The addresses of the five kinds of pages, with a product and a store of the catalogue.
 * @param {string} from
 * @returns {Promise<[name: string, address: string][]>}
 */
async function pages(from) {
  const prefix = language === 'fr' ? '/fr' : ''
  const [product] = (await (await siteClient(from)).catalogue.hotDeals({})).products
  if (!product) throw new Error('The catalogue has no hot deals, so there is no product to measure.')
  return [
    ['Home', `${from}${prefix}/`],
    ['Hot deals', `${from}${prefix}/hot-deals`],
    ['Product', `${from}${prefix}/product/${product._id}`],
    ['Store', `${from}${prefix}/store/${product.userId}`],
    ['Search', `${from}${prefix}/search?q=tea`],
  ]
}

/**
 * @param {string} address
 * @param {number} cpuSlowdownMultiplier
 * @returns {Promise<Measured>}
 */
async function measured(address, cpuSlowdownMultiplier) {
  const result = await lighthouse(address, {
    port: chrome.port,
    onlyCategories: Object.keys(categories),
    formFactor: 'mobile',
    throttling: { ...network, cpuSlowdownMultiplier },
    logLevel: 'error',
  })
  if (!result) throw new Error(`${address}: Lighthouse has no result.`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
  for (const { id, title, score } of Object.values(lhr.audits))
    if (score !== null && score < 0.9 && isWeighed(lhr, id)) console.error(`  ${score}  ${id}: ${title}`)
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    shown: Object.fromEntries(Object.entries(figures).map(([name, read]) => [name, read(lhr)])),
    benchmarkIndex: lhr.environment.benchmarkIndex,
  }
}

/**
 * @param {Report} report
 * @param {string} id
 */
function isWeighed({ categories: all }, id) {
  return Object.values(all).some(({ auditRefs }) =>
    auditRefs.some((audit) => audit.id === id && audit.weight > 0),
  )
}

/** @param {readonly Measured[]} results */
function middle(results) {
  const byPerformance = results.toSorted(
    (one, other) => (one.scores.performance ?? 0) - (other.scores.performance ?? 0),
  )
  const found = byPerformance[Math.floor(byPerformance.length / 2)]
  if (!found) throw new Error('Nothing was measured.')
  return found
}

/** @param {readonly (Measured & { name: string })[]} rows */
function tableOf(rows) {
  const head = ['Page', ...Object.keys(categories), ...Object.keys(figures)]
  const lines = rows.map(({ name, scores, shown }) => [
    name,
    ...Object.keys(categories).map((category) => scores[category]),
    ...Object.keys(figures).map((figure) => shown[figure]),
  ])
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @param {readonly string[]} tables */
function report(tables) {
  return `# Lighthouse

\`npm run lighthouse -- --write\` measures the production build on its demo catalogue with Lighthouse 12 on slow 4G (150 ms round
trips, 1.6 Mbit/s), ${runs} times a page, and writes the middle run here. The benchmark index says how fast the machine was meanwhile; it had
${cpus().length} cores. A page is measured as it opens, before somebody uses it (decision 023).

${tables.join('\n\n')}
`
}

/** Starts the app with the demo catalogue in a new folder and on a free port. */
async function startedApp() {
  const port = await freePort()
  const data = mkdtempSync(path.join(tmpdir(), 'zilbazar-lighthouse-'))
  console.error('Starting the app on its demo catalogue …')
  const child = spawn(process.execPath, [path.join(root, 'scripts/run-built.mjs'), 'main'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const from = `http://localhost:${port}`
  const end = new Promise((resolve) => child.once('exit', resolve))
  while (!(await fetch(`${from}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The app ended before it was ready.')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return {
    origin: from,
    async stop() {
      child.kill('SIGTERM')
      await end
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No port is free.')),
      )
    })
  })
}
