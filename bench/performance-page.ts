import { goalTable, missedGoals } from './goals.ts'
import { failuresOf, type Results, type Row } from './results.ts'
import { duringTable, markdownTable, milliseconds, perSecond, rowTable, times } from './table.ts'

/** docs/performance.md, from the results of all sizes. */
export function performancePage(results: readonly Results[], picture: string): string {
  const largest = results.at(-1)
  if (!largest) return ''
  const { machine, generator } = largest
  const sizes = results.map(({ products }) => products)
  return `# Performance

Written by \`npm run bench -- --report\` from the results of:

${sizes.map((size) => `    npm run bench -- --products ${size}`).join('\n')}

Measured with Node ${machine.node} on ${machine.cores} cores (${machine.arch})${machine.isPinned ? ', server and database on one core, the generator on the other' : ''}; the generator is ${generator}, with 32 callers unless a row says otherwise.

- **in memory**: the answer is in the response cache. The limit is a bare \`node:http\` server that sends the same bytes; for a picture one that streams it from a file, as static servers do.
- The other calls are asked with random keys, of a server whose response cache is switched off (\`RESPONSE_CACHE_MB=0\`). Their limit, *bare*, is a Fastify route that runs the same statements, prepared. The bench records them between the app and its database, so they are the same when the code changes. *driver* is the same without HTTP.
- Pages as HTML are asked with random ids, each once. Their limit is the same React render with the same statements and compression.
- Writes are compared with a bare Fastify route that runs the same transaction; a login checks the password, too.
- **alone** is one caller: what a visitor waits for when nobody else is there. Targets with few addresses have one caller, because simultaneous callers share an answer. It is measured until about a hundred answers have come, for five seconds at most; of what takes longer than 50 ms the 99th percentile is the slowest answer.
- The app and its limit are measured in turns, twice each, except for calls that take longer than 150 ms. Of two turns the faster one counts: the speed of a machine that others use as well changes within seconds, and they only make it slower.

## Goals

${goalTable(results)}
What stands against those that are not reached, on this machine:

${missedGoals(results)}
## Cost by size

![The median time of one caller for each size of the catalogue](${picture})

${growthTable(results)}
${results.map(sectionOf).join('\n')}`
}

/** What one caller waits for, by size. */
function growthTable(results: readonly Results[]): string {
  const rows = largestOf(results).rows.filter(({ alone }) => alone)
  const heads = results.flatMap(({ products }) => [`${products.toLocaleString('en')} p50 ms`, 'p99 ms'])
  const cells = rows.map(({ target, kind }) => {
    const same = results.map((result) =>
      result.rows.find((row) => row.target === target && row.kind === kind),
    )
    return [
      target,
      ...same.flatMap((row) => [milliseconds(row?.alone?.p50Ms), milliseconds(row?.alone?.p99Ms)]),
      times(growth(same)),
    ]
  })
  return markdownTable(['alone', ...heads, 'p99, largest / smallest'], cells)
}

export function growth(rows: readonly (Row | undefined)[]): number | undefined {
  const [first, last] = [rows[0]?.alone?.p99Ms, rows.at(-1)?.alone?.p99Ms]
  return rows.length > 1 && first && last ? last / first : undefined
}

const largestOf = (results: readonly Results[]) => results.at(-1) as Results

function sectionOf(result: Results): string {
  const { products, rows, during, load, readyMs, plans } = result
  const failures = failuresOf(result)
  const wrong = plans.filter(({ problems }) => problems.length > 0)
  const underLoad = load
    ? `Under reads of every kind (${perSecond({ ...load, p50Ms: 0, p99Ms: 0, failed: 0 })} per second) the event loop is delayed by ${milliseconds(load.eventLoopP99Ms)} ms at the 99th percentile and the app has ${load.memoryMb.toFixed(0)} MB resident. `
    : ''
  return `## ${products.toLocaleString('en')} products

${rowTable(rows)}
${duringTable(during)}
${underLoad}Ready ${(readyMs / 1000).toFixed(1)} s after the start, its database included.

${plans.length} statements of public calls, each explained with several values: ${wrong.length === 0 ? 'none reads all of a growing table, sorts many rows or reads more than a page needs.' : `${wrong.length} with a plan that costs more as the catalogue grows.`}
${
  wrong.length === 0
    ? ''
    : `\n${markdownTable(
        ['call', 'rows', 'ms', 'problem'],
        wrong.map(({ call, rows: read, ms, problems }) => [
          call,
          String(read),
          String(ms),
          problems.join(', '),
        ]),
      )}`
}${failures.length === 0 ? '' : `\nNot all requests were served. Those that were answered were told that the server is busy (503):\n\n${failures.map((failure) => `- ${failure}`).join('\n')}\n`}`
}
