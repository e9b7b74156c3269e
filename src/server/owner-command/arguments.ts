import { Email } from '#contract/shapes/person.ts'

export const usage = `Does what the website owner does, from the shell.

  npm run owner -- list                   says who may open the console
  npm run owner -- add EMAIL              makes a website owner and prints a password, once
  npm run owner -- reset-password EMAIL   prints a new password, once, and ends every session
      --second-factor                     also removes the second factor: the next login sets up another
  npm run owner -- approve EMAIL          lets the person with this account register a store

It uses the database of the running app, or starts the one under DATA_DIR; DATABASE_URL names another.`

export type OwnerRequest =
  | { command: 'help' | 'list' }
  | { command: 'add' | 'approve'; email: string }
  | { command: 'reset-password'; email: string; removesSecondFactor: boolean }

/** Its message says what is wrong with the arguments. */
export class WrongArguments extends Error {}

const whose = {
  add: 'that of a new website owner',
  'reset-password': 'that of a website owner',
  approve: 'that of a person with an account',
}

export function readArguments(words: readonly string[]): OwnerRequest {
  const [command, ...rest] = words
  if (command === undefined) throw new WrongArguments('Please say what is to be done.')
  if (['help', '--help', '-h'].includes(command)) return { command: 'help' }
  if (command === 'list') return onlyList(rest)
  if (!isAboutSomebody(command)) throw new WrongArguments(`There is no command '${command}'.`)
  const removesSecondFactor = command === 'reset-password' && rest.includes('--second-factor')
  const [given, ...more] = rest.filter((word) => !(removesSecondFactor && word === '--second-factor'))
  const email = Email.safeParse(given)
  if (!email.success || more.length > 0)
    throw new WrongArguments(`${command} takes one email address, ${whose[command]}.`)
  return command === 'reset-password'
    ? { command, email: email.data, removesSecondFactor }
    : { command, email: email.data }
}

const isAboutSomebody = (command: string): command is keyof typeof whose => Object.hasOwn(whose, command)

function onlyList(rest: readonly string[]): OwnerRequest {
  if (rest.length > 0) throw new WrongArguments('list takes nothing more.')
  return { command: 'list' }
}
