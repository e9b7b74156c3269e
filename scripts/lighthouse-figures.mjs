// The figures of a Lighthouse report that the table shows.

/** @typedef {import('lighthouse').RunnerResult['lhr']} Report */

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`
const milliseconds = (/** @type {number} */ ms) => `${Math.round(ms)} ms`
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * The rows of an audit's table.
 * @param {Report} report
 * @param {string} audit
 * @returns {any[]}
 */
function rowsOf({ audits }, audit) {
  const { details } = audits[audit] ?? {}
  return details && 'items' in details && Array.isArray(details.items) ? details.items : []
}

/**
 * @param {Report} report
 * @param {string} audit
 */
const shown = ({ audits }, audit) => audits[audit]?.displayValue?.replace('\u00a0', ' ') ?? ''

/** @param {readonly number[]} values */
const sum = (values) => values.reduce((all, value) => all + value, 0)

/**
 * The unused part of the scripts sent. A script that only began to load is named as unused, but was not sent.
 * @param {Report} report
 */
function unusedShare(report) {
  const scripts = rowsOf(report, 'network-requests').filter(isScript)
  const addresses = new Set(scripts.map(({ url }) => url))
  const unused = rowsOf(report, 'unused-javascript').filter(({ url }) => addresses.has(url))
  const sent = sum(scripts.map(bytesOf))
  return sent > 0 ? sum(unused.map(({ wastedBytes }) => wastedBytes)) / sent : 0
}

const isScript = (/** @type {{ resourceType: string }} */ { resourceType }) => resourceType === 'Script'
const bytesOf = (/** @type {{ transferSize: number }} */ { transferSize }) => transferSize

/** @type {Record<string, (report: Report) => string>} */
export const figures = {
  'first paint': (report) => shown(report, 'first-contentful-paint'),
  'largest paint': (report) => shown(report, 'largest-contentful-paint'),
  blocked: (report) => shown(report, 'total-blocking-time'),
  shift: (report) => shown(report, 'cumulative-layout-shift'),
  script: (report) => {
    const work = rowsOf(report, 'mainthread-work-breakdown')
    return seconds(work.find(({ group }) => group === 'scriptEvaluation')?.duration ?? 0)
  },
  'longest task': (report) =>
    milliseconds(Math.max(0, ...rowsOf(report, 'long-tasks').map(({ duration }) => duration))),
  'scripts sent': (report) =>
    kilobytes(sum(rowsOf(report, 'network-requests').filter(isScript).map(bytesOf))),
  unused: (report) => `${Math.round(unusedShare(report) * 100)} %`,
}
