import { parseArgs } from 'node:util'

export const usage = `Measures the site on this machine alone, beside the limits of the machine, and prints a table.

  npm run bench -- [--products N] [--data FOLDER] [--seconds N] [--only NAME…]
  npm run bench -- --report

  --products N   the size of the catalogue (100000); it is filled once and kept under data/bench-N
  --data FOLDER  a data folder that is already filled; its database is migrated and gets people of the bench
  --seconds N    how long each target is measured, 1 to 60 (2)
  --only NAME…   only targets whose names contain one of these
  --list         the names of the targets
  --report       writes docs/performance.md from the results of all sizes that were measured
  --help         this text

The results of a size are kept in bench/results/, those of the last run in bench/results.json.`

export type BenchOptions = { command: 'help' | 'list' | 'report' } | RunOptions

export interface RunOptions {
  command: 'run'
  products: number
  data: string | undefined
  seconds: number
  only: string[]
}

/** Its message says what to write instead. */
export class WrongOptions extends Error {}

export function readOptions(words: readonly string[]): BenchOptions {
  const { values, positionals } = parsed(words)
  const commands = (['help', 'list', 'report'] as const).filter((name) => values[name])
  const [command] = commands
  if (command) return { command }
  const only = [values.only, ...positionals].filter((name) => name !== undefined)
  if (positionals.length > 0 && values.only === undefined)
    throw new WrongOptions(`'${positionals[0]}' is no option. Names of targets follow --only.`)
  return {
    command: 'run',
    products: wholeNumber('--products', values.products, 5_000_000),
    data: values.data,
    seconds: wholeNumber('--seconds', values.seconds, 60),
    only,
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        products: { type: 'string', default: '100000' },
        data: { type: 'string' },
        seconds: { type: 'string', default: '2' },
        only: { type: 'string' },
        list: { type: 'boolean' },
        report: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    // The first sentence names the option; the rest is advice for programmers.
    throw new WrongOptions(`${error instanceof Error ? error.message.split('. ')[0] : error}.`)
  }
}

export function wholeNumber(flag: string, text: string, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (number < 1 || number > most)
    throw new WrongOptions(`${flag} takes a whole number from 1 to ${most}, not '${text}'.`)
  return number
}
