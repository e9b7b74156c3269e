import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { keysOf, type Secrets } from '../secrets.ts'
import type { SessionKind } from './session-kind.ts'

interface Account {
  id: string
  passwordHash: string
}

export interface KnownDevices {
  /** The name by which this device's guesses are counted; undefined when it has never logged in to this account. */
  recognise(kind: SessionKind, account: Account, cookie: string | undefined): string | undefined
  /** The cookie that adds this account to the device. */
  remember(kind: SessionKind, account: Account, cookie: string | undefined): string
}

/** A family may share a tablet; beyond this number the oldest account is forgotten. */
const mostAccounts = 5
export const rememberedDays = 365
const dayMs = 24 * 3600 * 1000

/**
 * Devices that have logged in before. Nothing is stored: the cookie holds a random name for each account, and a
 * signature over it, the account and its password's hash. A new password invalidates every cookie.
 */
export function knownDevices(secrets: Secrets, clock: Clock): KnownDevices {
  const [key, ...otherKeys] = keysOf(secrets, 'zilbazar known devices')
  const today = () => Math.floor(clock().getTime() / dayMs)

  const signatureOf = (
    kind: SessionKind,
    { id, passwordHash }: Account,
    name: string,
    day: string,
    by = key,
  ) => createHmac('sha256', by).update([kind, id, passwordHash, name, day].join('\n')).digest('base64url')

  const entriesOf = (cookie = '') => cookie.split('~').filter(Boolean).slice(0, mostAccounts)

  function nameIn(entry: string, kind: SessionKind, account: Account): string | undefined {
    const [name = '', day = '', signature = ''] = entry.split('.')
    if (!(Number(day) > today() - rememberedDays)) return undefined
    const isSigned = [key, ...otherKeys].some((by) =>
      isSame(signature, signatureOf(kind, account, name, day, by)),
    )
    return isSigned ? name : undefined
  }

  return {
    recognise: (kind, account, cookie) =>
      entriesOf(cookie)
        .map((entry) => nameIn(entry, kind, account))
        .find(Boolean),

    remember(kind, account, cookie) {
      const others = entriesOf(cookie).filter((entry) => nameIn(entry, kind, account) === undefined)
      const name = randomBytes(12).toString('base64url')
      const day = String(today())
      const entry = [name, day, signatureOf(kind, account, name, day)].join('.')
      return [entry, ...others].slice(0, mostAccounts).join('~')
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
