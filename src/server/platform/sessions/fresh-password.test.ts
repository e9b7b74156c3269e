import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stores, users } from '#server/platform/database/schema/index.ts'
import { knownPassword } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})
beforeEach(async () => {
  shop.at('2026-11-14T08:00:00Z')
  await shop.database.sql`truncate rate_counts`
})

const needed = {
  status: 403,
  code: 'password-needed',
  message: 'Please enter your password once more to go on.',
}
const wrong = {
  status: 400,
  code: 'wrong-password',
  message: 'Your password is not right.',
  issues: [{ path: 'password', message: 'Your password is not right.' }],
}

/** Each with its deletion, its confirmation of the password, and a check whether it is gone. */
const kinds = {
  person: async () => {
    const person = await shop.given.user()
    const { client } = await shop.signedIn('user', person)
    return {
      remove: () => client.account.deleteAccount({ userId: person.id }),
      confirm: (password: string) => client.account.confirmPassword({ password }),
      refresh: () => client.account.refreshToken({}),
      isGone: async () => (await shop.database.tables.$count(users, eq(users.id, person.id))) === 0,
    }
  },
  store: async () => {
    const { store, client } = await shop.storeOwner()
    return {
      remove: () => client.storeOwner.deleteStore({}),
      confirm: (password: string) => client.storeOwner.confirmPassword({ password }),
      refresh: () => client.storeOwner.refreshToken({}),
      isGone: async () => (await shop.database.tables.$count(stores, eq(stores.id, store.id))) === 0,
    }
  },
}

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('deleting a %s', (kind) => {
  test('within fifteen minutes of logging in takes one call', async () => {
    const { remove, isGone } = await kinds[kind]()
    shop.at('2026-11-14T08:14:59Z')
    expect(await remove()).toEqual({ message: 'Account deleted successfully.' })
    expect(await isGone()).toBe(true)
  })

  test('later needs the password once more, and then goes through', async () => {
    const { remove, confirm, refresh, isGone } = await kinds[kind]()
    shop.at('2026-11-14T08:15:01Z')
    await refresh()
    expect(await refusal(remove())).toEqual(needed)
    expect(await refusal(confirm('not this one'))).toEqual(wrong)
    expect(await refusal(remove())).toEqual(needed)
    expect(await isGone()).toBe(false)
    expect(await confirm(knownPassword)).toEqual({ message: 'Thank you, that is your password.' })
    await remove()
    expect(await isGone()).toBe(true)
  })

  test('limits guesses at the password', async () => {
    const { confirm } = await kinds[kind]()
    for (let time = 0; time < 5; time += 1) expect(await refusal(confirm('a guess'))).toEqual(wrong)
    expect(await refusal(confirm(knownPassword))).toMatchObject({ status: 429, code: 'too-many' })
  })
})

test('a password confirmed on one device says nothing of another', async () => {
  const person = await shop.given.user()
  const [here, there] = [await shop.signedIn('user', person), await shop.signedIn('user', person)]
  shop.at('2026-11-14T08:20:00Z')
  for (const { client } of [here, there]) await client.account.refreshToken({})
  await here.client.account.confirmPassword({ password: knownPassword })
  expect(await refusal(there.client.account.deleteAccount({ userId: person.id }))).toEqual(needed)
})
