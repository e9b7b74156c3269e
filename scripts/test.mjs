// Runs every check: lint, types, unused code, tests on a real PostgreSQL, journeys in a real browser.
// `npm test -- --only unit` or `--only browser` runs one part; `--long` adds slow tests that rarely find more.
import { spawnSync } from 'node:child_process'
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
const started = Date.now()

/**
 * @param {string} title
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
function run(title, program, args = [], env = {}) {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(process.execPath, [path.join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** @type {Record<Part, () => boolean>} */
const steps = {
  check: () =>
    run('Lint and format', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']) &&
    run('Types', 'node_modules/typescript/bin/tsc', ['--noEmit']) &&
    run('Unused code', 'node_modules/knip/bin/knip.js', []),
  unit() {
    const passed = run(
      'Tests on a real PostgreSQL',
      'node_modules/vitest/vitest.mjs',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      isLong ? { TEST_LONG: 'on' } : {},
    )
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
  size: () => run('Build', 'scripts/build.mjs') && run('Size of the scripts', 'scripts/bundle-budget.mjs'),
  browser() {
    const CHROME_PATH = findOrInstallChromium()
    const which = isLong ? [] : ['--grep-invert', '@long']
    const passed = run(
      'Journeys in a real browser',
      'node_modules/@playwright/test/cli.js',
      ['test', ...which],
      {
        CHROME_PATH,
        PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
      },
    )
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

const allPassed = selected.map((part) => steps[part]()).every(Boolean)
rmSync(reports, { recursive: true, force: true })
// Failures are printed last, because people read the end of the output.
for (const [name, ...messages] of failures) console.log(`\n✘ ${name}\n${messages.join('\n').slice(0, 3000)}`)
console.log(
  `\n${allPassed ? 'All is well' : 'Something failed'} after ${Math.round((Date.now() - started) / 1000)} s.`,
)
console.log(
  `${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
)
process.exitCode = allPassed ? 0 : 1
