import { parseArgs } from 'node:util'

export const usage = `Breaks the site on purpose while people read and write, and checks that nothing acknowledged is lost.

  npm run faults -- [--only NAME…] [--seconds N] [--write]

  --only NAME…   only faults whose names contain one of these
  --seconds N    how long a fault that has a length lasts, 5 to 120 (30); the overload lasts twice as long
  --write        writes the tables into docs/reliability.md
  --list         the names of the faults
  --help         this text

It starts the built app with its own database in a temporary folder, on this machine alone. The disk is filled on a
small file system in memory, which takes the rights of root; the clock jumps with libfaketime. A fault that this machine
cannot have is left out, and the table says so.`

export interface FaultOptions {
  command: 'help' | 'list' | 'run'
  only: string[]
  seconds: number
  writes: boolean
}

/** Its message says what to write instead. */
export class WrongOptions extends Error {}

export function readOptions(words: readonly string[]): FaultOptions {
  const { values, positionals } = parsed(words)
  if (positionals.length > 0 && values.only === undefined)
    throw new WrongOptions(`'${positionals[0]}' is no option. Names of faults follow --only.`)
  const seconds = Number(values.seconds)
  if (!Number.isInteger(seconds) || seconds < 5 || seconds > 120)
    throw new WrongOptions(`--seconds takes a whole number from 5 to 120, not '${values.seconds}'.`)
  return {
    command: values.help ? 'help' : values.list ? 'list' : 'run',
    only: [values.only, ...positionals].filter((name) => name !== undefined),
    seconds,
    writes: values.write ?? false,
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        seconds: { type: 'string', default: '30' },
        write: { type: 'boolean' },
        list: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    // The first sentence names the option; the rest is advice for programmers.
    throw new WrongOptions(`${error instanceof Error ? error.message.split('. ')[0] : error}.`)
  }
}
