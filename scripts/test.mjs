// Runs every check: lint, types, unused code, tests on a real PostgreSQL, journeys in a real browser.
// `npm test -- --only unit` or `--only browser` runs one part; `--long` adds slow tests that rarely find more.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findOrInstallChromium } from './chromium.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
/** @typedef {'check' | 'unit' | 'size' | 'browser'} Part */
/** @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite */

/** @type {readonly Part[]} */
const parts = ['check', 'unit', 'size', 'browser']
const usage = `Usage: npm test [-- [--only ${parts.join('|')}] [--long]]`

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, long: { type: 'boolean', default: false } },
    })
    const selected = parts.filter((part) => !values.only || part === values.only)
    if (selected.length > 0) return { selected, isLong: values.long }
  } catch {
    // Falls through to the explanation.
  }
  console.error(usage)
  process.exit(2)
}

const { selected, isLong } = readArguments()
const reports = mkdtempSync(path.join(tmpdir(), 'zilbazar-reports-'))
const unitReport = path.join(reports, 'unit.json')
const browserReport = path.join(reports, 'browser.json')
const counts = { passed: 0, failed: 0, skipped: 0 }
/**
 * The name and the messages of each failed test.
 * @type {[name: string, ...messages: string[]][]}
 */
const failures = []
/** @type {string[]} */
const failedRuns = []
const started = Date.now()

/** @typedef {{ title: string, program: string, args?: readonly string[], env?: Record<string, string> }} Run */

/**
 * @param {Run} run
 * @returns {Promise<boolean>}
 */
function run({ title, program, args = [], env = {} }) {
  console.log(`\n── ${title}`)
  return start({ title, program, args, env }, 'inherit')
}

/**
 * Runs these at once, and prints what each has to say when it has ended.
 * @param {readonly Run[]} runs
 */
async function runTogether(...runs) {
  for (const { title } of runs) console.log(`${title} …`)
  const ended = await Promise.all(runs.map((each) => start(each, 'pipe')))
  return ended.every(Boolean)
}

/**
 * @param {Run} run
 * @param {'inherit' | 'pipe'} output
 * @returns {Promise<boolean>}
 */
function start({ title, program, args = [], env = {} }, output) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, program), ...args], {
      cwd: root,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part) => {
        said += part
      })
    child.on('close', (status) => {
      if (output === 'pipe') console.log(`\n── ${title}\n${said.trim()}`)
      if (status !== 0) failedRuns.push(title)
      resolve(status === 0)
    })
  })
}

/** @type {Record<Part, () => Promise<boolean>>} */
const steps = {
  check: () =>
    runTogether(
      {
        title: 'Lint and format',
        program: 'node_modules/@biomejs/biome/bin/biome',
        args: ['check', '--error-on-warnings', '.'],
      },
      {
        title: 'Types',
        program: 'node_modules/typescript/bin/tsc',
        // Several checkers would each work out the types that files share, on cores that the others need.
        args: ['--noEmit', '--checkers', '1'],
      },
      { title: 'Unused code', program: 'node_modules/knip/bin/knip.js' },
    ),
  async unit() {
    const passed = await run({
      title: 'Tests on a real PostgreSQL',
      program: 'node_modules/vitest/vitest.mjs',
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      ...(isLong && { env: { TEST_LONG: 'on' } }),
    })
    /** @type {Partial<import('vitest/reporters').JsonTestResults>} */
    const { numPassedTests, numFailedTests, numPendingTests, testResults = [] } = read(unitReport)
    add(numPassedTests, numFailedTests, numPendingTests)
    for (const { name, message, assertionResults } of testResults) {
      const where = path.relative(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      for (const { fullName, failureMessages } of failed)
        failures.push([`${where} › ${fullName}`, ...(failureMessages ?? [])])
      if (failed.length === 0 && message) failures.push([where, message])
    }
    return passed
  },
  size: async () =>
    (await runTogether({ title: 'Build', program: 'scripts/build.mjs' })) &&
    runTogether(
      { title: 'Size of the scripts', program: 'scripts/bundle-budget.mjs' },
      { title: 'Packages of a deployment', program: 'scripts/runtime-packages.mjs' },
    ),
  async browser() {
    const CHROME_PATH = findOrInstallChromium()
    const which = isLong ? [] : ['--grep-invert', '@long']
    const passed = await run({
      title: 'Journeys in a real browser',
      program: 'node_modules/@playwright/test/cli.js',
      args: ['test', ...which],
      env: { CHROME_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    })
    /** @type {Partial<import('@playwright/test/reporter').JSONReport>} */
    const { stats, suites = [] } = read(browserReport)
    if (stats) add(stats.expected + stats.flaky, stats.unexpected, stats.skipped)
    for (const { file, line, title, tests } of specsIn(suites)) {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      if (errors.length > 0)
        failures.push([`${file}:${line} › ${title}`, ...errors.map(({ message = '' }) => message)])
    }
    return passed
  },
}

/** @param {string} report */
function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * @param {readonly Suite[]} suites
 * @returns {Suite['specs']}
 */
const specsIn = (suites) => suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsIn(inner)])

function add(passed = 0, failed = 0, skipped = 0) {
  counts.passed += passed
  counts.failed += failed
  counts.skipped += skipped
}

/** Neither needs what the other makes, and together they use both cores. */
const atOnce = new Set(['check', 'size'])
const passed = await Promise.all(selected.filter((part) => atOnce.has(part)).map((part) => steps[part]()))
for (const part of selected.filter((each) => !atOnce.has(each))) passed.push(await steps[part]())
const allPassed = passed.every(Boolean)
rmSync(reports, { recursive: true, force: true })
// Failures are printed last, because people read the end of the output.
for (const [name, ...messages] of failures) console.log(`\n✘ ${name}\n${messages.join('\n').slice(0, 3000)}`)
console.log(
  `\n${allPassed ? 'All is well' : `Failed: ${failedRuns.join(', ')},`} after ${Math.round((Date.now() - started) / 1000)} s.`,
)
console.log(
  `${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
)
process.exitCode = allPassed ? 0 : 1
