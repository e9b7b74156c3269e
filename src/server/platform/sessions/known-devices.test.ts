import { expect, test } from 'vitest'
import { knownDevices } from './known-devices.ts'

let now = '2026-11-14T08:00:00Z'
const devices = knownDevices('a secret that only the tests know', () => new Date(now))
const account = { id: 'anjali', passwordHash: 'hash of the first password' }
const named = (id: string) => ({ id, passwordHash: `hash of ${id}` })

test('a device that has logged in is recognised, under a name that another login changes', () => {
  const cookie = devices.remember('user', account, undefined)
  const name = devices.recognise('user', account, cookie)
  expect(name).toMatch(/^[\w-]{16}$/)
  const next = devices.remember('user', account, cookie)
  expect(devices.recognise('user', account, next)).not.toBe(name)
  expect(next.split('~')).toHaveLength(1)
})

test('it is not recognised by another account, another kind of login, or after a new password', () => {
  const cookie = devices.remember('user', account, undefined)
  expect(devices.recognise('user', named('priya'), cookie)).toBeUndefined()
  expect(devices.recognise('admin', account, cookie)).toBeUndefined()
  expect(devices.recognise('user', { ...account, passwordHash: 'hash of the next' }, cookie)).toBeUndefined()
})

test('nor by an installation with another secret', () => {
  const elsewhere = knownDevices('another secret', () => new Date(now))
  const cookie = elsewhere.remember('user', account, undefined)
  expect(devices.recognise('user', account, cookie)).toBeUndefined()
})

test('a shared device is known to five accounts, the ones used last', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f'].map(named)
  const cookie = people.reduce<string | undefined>(
    (sofar, person) => devices.remember('user', person, sofar),
    undefined,
  )
  const known = people.map((person) => devices.recognise('user', person, cookie) !== undefined)
  expect(known).toEqual([false, true, true, true, true, true])
})

test('a device that has not logged in for a year is not recognised', () => {
  const cookie = devices.remember('user', account, undefined)
  now = '2027-11-13T08:00:00Z'
  expect(devices.recognise('user', account, cookie)).toBeDefined()
  now = '2027-11-14T08:00:00Z'
  expect(devices.recognise('user', account, cookie)).toBeUndefined()
  now = '2026-11-14T08:00:00Z'
})

test.each([undefined, '', '~~~', 'name.20000.seal', '..', 'x'.repeat(4000), 'name.NaN.', 'é.20771.é'])(
  'a cookie like %j is nobody’s',
  (cookie) => {
    expect(devices.recognise('user', account, cookie)).toBeUndefined()
    expect(devices.remember('user', account, cookie).length).toBeLessThan(5000)
  },
)
