import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products } from '#server/platform/database/schema/index.ts'
import { unsubscribeTokens } from '#server/platform/mail/unsubscribe-tokens.ts'
import { alertsApp } from '#tests/support/alerts-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { sessionSecret } from '#tests/support/test-app.ts'

const { shop, setClock, aProcess, aPerson, aFollower, lettersTo } = await alertsApp()

describe('the choice of a person', () => {
  test('a digest comes the next morning, with all of the day', async () => {
    const { person, store } = await aFollower({ mail: 'daily' })
    await shop.given.product({ store })
    await aProcess().round()
    await shop.given.product({ store })
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    setClock('2026-11-15T03:00:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toMatchObject([{ alerts: [{}, {}], more: 0 }])
  })

  test('at night, a message at once waits until the morning', async () => {
    const { person, store } = await aFollower()
    setClock('2026-11-14T19:00:00Z')
    await shop.given.product({ store })
    await aProcess().round()
    setClock('2026-11-15T02:59:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    setClock('2026-11-15T03:00:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('is followed by what waits already', async () => {
    const { person, store } = await aFollower({ mail: 'daily' })
    await shop.given.product({ store })
    await aProcess().round()
    await person.client.alert.choose({ mail: 'at-once' })
    await aProcess().round()
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('unsubscribing by the link in a mail needs no login, and stops what waits', async () => {
    const { person, store } = await aFollower({ mail: 'daily' })
    await shop.given.product({ store })
    await aProcess().round()
    const token = unsubscribeTokens(sessionSecret).sign({ userId: person.id, topic: 'alerts' })
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    setClock('2026-11-15T03:00:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    setClock('2026-11-14T08:00:00Z')
    const { choices, stores } = await person.client.alert.mine({})
    expect([choices.mail, stores.length]).toEqual(['never', 1])
    await shop.client.mailChoice.choose({ token, wants: true })
    expect((await person.client.alert.mine({})).choices.mail).toBe('daily')
  })

  test('must be one of the three', async () => {
    const { client } = await aPerson()
    expect(await refusal(client.alert.choose({ mail: 'hourly' as never }))).toMatchObject({
      status: 400,
      message: 'Please choose at once, daily or never.',
    })
  })

  test('a product that was hidden meanwhile is not mailed', async () => {
    const { person, store } = await aFollower({ mail: 'daily' })
    const product = await shop.given.product({ store })
    await aProcess().round()
    await shop.database.tables.update(products).set({ status: 'removed' }).where(eq(products.id, product.id))
    setClock('2026-11-15T03:00:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
  })
})
