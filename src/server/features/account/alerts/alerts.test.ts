import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products } from '#server/platform/database/schema/index.ts'
import { alertsApp } from '#tests/support/alerts-app.ts'
import { refusal } from '#tests/support/refusal.ts'

const { shop, aProcess, aPerson, aFollower, lettersTo } = await alertsApp()

describe('everything is off by default', () => {
  test('and following says so, so that the page can ask how', async () => {
    const { person, store } = await aFollower({})
    expect(await person.client.alert.followStore({ storeId: store.id })).toMatchObject({
      message: 'You follow this store.',
      choices: { mail: 'never', push: 'never' },
    })
    await shop.given.product({ store })
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    // What they follow is still listed.
    expect((await person.client.alert.mine({})).messages).toHaveLength(1)
  })
})

describe('a followed store', () => {
  test('tells of a new product, once, with one mail', async () => {
    const { person, store } = await aFollower()
    const stranger = await aPerson()
    await shop.given.product({ store, title: 'Sega dress' })
    await aProcess().round()
    await aProcess().round()
    expect(await lettersTo(person.email)).toMatchObject([
      { kind: 'alerts', alerts: [{ kind: 'new-product', title: 'Sega dress', storeName: 'Ti Lakaz' }] },
    ])
    expect(await lettersTo(stranger.email)).toEqual([])
  })

  test('tells of many new products in one mail, which names twenty', async () => {
    const { person, store } = await aFollower()
    for (let number = 0; number < 23; number += 1) await shop.given.product({ store })
    await aProcess().round()
    const [letter, ...others] = await lettersTo(person.email)
    expect(others).toEqual([])
    expect([letter?.alerts.length, letter?.more]).toEqual([20, 3])
  })

  test('tells of a draft when it is first shown, and not when it is shown again', async () => {
    const { person, store } = await aFollower()
    const draft = await shop.given.product({ store })
    const { tables } = shop.database
    const show = (isHidden: boolean) =>
      tables
        .update(products)
        .set({ isHidden, status: isHidden ? 'hidden' : 'active' })
        .where(eq(products.id, draft.id))
    await show(true)
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    await show(false)
    await aProcess().round()
    await show(true)
    await show(false)
    await aProcess().round()
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('that is no longer followed tells nothing', async () => {
    const { person, store } = await aFollower()
    await person.client.alert.unfollowStore({ storeId: store.id })
    await shop.given.product({ store })
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    expect(await person.client.alert.storeStatus({ storeId: store.id })).toMatchObject({ isFollowed: false })
  })

  test('must be there and shown', async () => {
    const { client } = await aPerson()
    const suspended = await shop.given.store({ isSuspended: true })
    expect(await refusal(client.alert.followStore({ storeId: suspended.id }))).toMatchObject({ status: 404 })
  })

  test('notes nothing for a store without followers', async () => {
    await shop.given.product({})
    expect(await shop.database.sql`select from alert_changes`).toHaveLength(0)
  })
})
