import { addOwner, allOwners } from '#server/owner-command/owner-accounts.ts'
import type { Clock } from '../clock.ts'
import { type Config, ConfigError } from '../config.ts'
import type { Tables } from '../database/connect.ts'
import { Refusal } from '../http/errors.ts'
import { requireUsablePassword } from '../passwords/new-password.ts'
import type { Passwords } from '../passwords/passwords.ts'

interface Preparation {
  config: Pick<Config, 'owner'>
  tables: Tables
  passwords: Passwords
  clock: Clock
  say: (sentence: string) => void
}

/** Creates the website owner of the configuration when missing; the password of an existing one is not changed. */
export async function prepareOwner({ config, tables, passwords, clock, say }: Preparation): Promise<void> {
  const { email, password } = config.owner
  const owners = await allOwners(tables)
  if (!email) {
    if (owners.length === 0)
      say('Nobody may open the console yet: npm run owner -- add EMAIL makes a website owner.')
    return
  }
  if (owners.some((owner) => owner.email.toLowerCase() === email.toLowerCase())) return
  if (!password)
    return say(`${email} is no website owner yet: set OWNER_PASSWORD, or npm run owner -- add ${email}.`)
  requireUsable(password, email)
  const passwordHash = await passwords.hash(password)
  if (await addOwner(tables, { email, passwordHash, by: 'npm start', now: clock() }))
    say(`${email} may open the console now, and sets up a second factor at the first login.`)
}

function requireUsable(password: string, email: string): void {
  try {
    requireUsablePassword(password, { name: email, email })
  } catch (error) {
    if (error instanceof Refusal)
      throw new ConfigError(`The environment cannot be used. OWNER_PASSWORD: ${error.message}`)
    throw error
  }
}
