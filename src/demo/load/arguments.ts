import { parseArgs } from 'node:util'
import { type DemoSize, defaultSize } from '../catalogue.ts'

export const usage = `Loads the demo catalogue, in place of an earlier one, or takes it away.

  npm run demo -- [--products N] [--stores N] [--replace]
  npm run demo -- --remove [--yes]

  --products N   how many products, 1 to 5000000 (default ${defaultSize.products})
  --stores N     how many stores, 1 to 100000 (default: as many as suit the products)
  --replace      also when there are stores that the demo did not make; they stay as they are
  --remove       takes the demo away: its stores, products, people and pictures, and all that was said
                 about them; everything real stays, and so do the categories
  --yes          removes without asking first
  --help         this text

It uses the database of the running app, or starts the one under DATA_DIR; DATABASE_URL names another. The demo
brings accounts whose password everybody knows: keep it away from a public site.`

export type DemoRequest =
  | { command: 'load'; size: DemoSize; replace: boolean }
  | { command: 'remove'; isConfirmed: boolean }

/** Its message says what to write instead. */
export class WrongArguments extends Error {}

/** Parses the command line; undefined when it asks for help. */
export function readArguments(words: readonly string[]): DemoRequest | undefined {
  const { products, stores, replace, remove, yes, help } = parsed(words)
  if (help) return undefined
  if (remove) {
    if (products !== undefined || stores !== undefined || replace)
      throw new WrongArguments('--remove takes all of the demo away: nothing but --yes goes with it.')
    return { command: 'remove', isConfirmed: yes ?? false }
  }
  if (yes) throw new WrongArguments('--yes goes with --remove only.')
  const productCount =
    products === undefined ? defaultSize.products : wholeNumber('--products', products, 5_000_000)
  const storeCount = stores === undefined ? storesFor(productCount) : wholeNumber('--stores', stores, 100_000)
  return {
    command: 'load',
    size: { products: productCount, stores: storeCount },
    replace: replace ?? false,
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        products: { type: 'string' },
        stores: { type: 'string' },
        replace: { type: 'boolean' },
        remove: { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    // The first sentence names the argument; the rest is advice for programmers.
    throw new WrongArguments(`${error instanceof Error ? error.message.split('. ')[0] : error}.`)
  }
}

function wholeNumber(flag: string, text: string, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (number < 1 || number > most) {
    throw new WrongArguments(`${flag} takes a whole number from 1 to ${most}, not '${text}'.`)
  }
  return number
}

/** Ten products per store by default, and more in larger catalogues. */
function storesFor(products: number): number {
  if (products <= defaultSize.products) return defaultSize.stores
  return Math.round(defaultSize.stores * (products / defaultSize.products) ** 0.6)
}
