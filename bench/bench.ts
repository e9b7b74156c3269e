import { readOptions, usage, WrongOptions } from './options.ts'
import { stopAll } from './processes.ts'
import { writeReport } from './report.ts'
import { failuresOf } from './results.ts'
import { run } from './run.ts'
import { savedResults, saveResults } from './saved-results.ts'
import { printed } from './table.ts'
import { isChosen, targetNames } from './target-names.ts'

const say = (sentence: string) => process.stderr.write(`${sentence}\n`)

const withoutRun = {
  help: () => usage,
  list: () => targetNames.join('\n'),
  report: () => writeReport(savedResults()),
}

/** npm run bench: measures the site beside the limits of the machine. */
async function bench(words: readonly string[]): Promise<void> {
  const options = readOptions(words)
  if (options.command !== 'run') return void process.stdout.write(`${withoutRun[options.command]()}\n`)
  const unknown = options.only.find((part) => !targetNames.some((name) => isChosen(name, [part])))
  if (unknown !== undefined) throw new WrongOptions(`No target is called '${unknown}'; --list names them.`)
  const startedAt = performance.now()
  const results = await run(options, say)
  process.stdout.write(printed(results))
  const failures = failuresOf(results)
  const isWhole = options.only.length === 0
  for (const file of saveResults(results, isWhole)) say(`Written: ${file}`)
  say(`Took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`)
  if (failures.length > 0) throw new Error(`The run has failed:\n  ${failures.join('\n  ')}`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopAll().finally(() => process.exit(130)))

bench(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof WrongOptions) console.error(`\n${usage}`)
    process.exitCode = error instanceof WrongOptions ? 2 : 1
  })
  .finally(stopAll)
