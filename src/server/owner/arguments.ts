export const usage = `Does what the website owner does, from the shell.

  npm run owner -- approve EMAIL   lets the person with this account register a store

It uses the database of the running app, or starts the one under DATA_DIR; DATABASE_URL names another.`

export type OwnerRequest = { command: 'approve'; email: string } | { command: 'help' }

/** Its message says what is wrong with the words that came. */
export class WrongArguments extends Error {}

export function readArguments(words: readonly string[]): OwnerRequest {
  const [command, email, ...more] = words
  if (command === undefined) throw new WrongArguments('Please say what is to be done.')
  if (['help', '--help', '-h'].includes(command)) return { command: 'help' }
  if (command !== 'approve') throw new WrongArguments(`There is no command '${command}'.`)
  if (!email?.includes('@') || more.length > 0)
    throw new WrongArguments('approve takes one email address, that of a person with an account.')
  return { command, email: email.trim() }
}
