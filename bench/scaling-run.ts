import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeTable } from '#tests/support/table-in-page.ts'
import { WrongOptions, wholeNumber } from './options.ts'
import { stopAll } from './processes.ts'
import { root } from './site.ts'

interface ScalingRun {
  /** After `npm run bench:`, and of its table in docs/scaling.md. */
  name: 'day' | 'workers'
  usage: string
  /** Returns the table. */
  measure(products: number, seconds: number): Promise<string>
}

/** Runs a bench from the command line, and writes its table to docs/scaling.md. */
export async function scalingRun({ name, usage, measure }: ScalingRun): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stopAll().finally(() => process.exit(130)))
  try {
    const { products, seconds, help } = readOptions()
    if (help) return console.log(usage)
    const table = await measure(products, seconds)
    process.stdout.write(`${table}\n`)
    const about = `\`npm run bench:${name} -- --products ${products} --seconds ${seconds}\`, ${new Date().toISOString().slice(0, 10)}.`
    writeTable(path.join(root, 'docs/scaling.md'), name, `${about}\n\n${table}`)
    process.stderr.write('Written: docs/scaling.md\n')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof WrongOptions) console.error(`\n${usage}`)
    process.exitCode = error instanceof WrongOptions ? 2 : 1
  } finally {
    await stopAll()
  }
}

function readOptions() {
  const { products, seconds, help } = parsed()
  return {
    products: wholeNumber('--products', products, 5_000_000),
    seconds: wholeNumber('--seconds', seconds, 60),
    help,
  }
}

function parsed() {
  try {
    const options = {
      products: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '8' },
      help: { type: 'boolean', default: false },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    throw new WrongOptions(error instanceof Error ? error.message : String(error))
  }
}
