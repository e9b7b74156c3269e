import { beforeAll, expect, test } from 'vitest'
import { refusal } from '#tests/support/refusal.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'

let shop: StoreOwnerApp
beforeAll(async () => {
  shop = await storeOwnerApp()
})

test('an announcement shows on the store page at once, with its time', async () => {
  const { client, store } = await shop.storeOwner()
  const onPage = async () => (await client.store.detail({ storeId: store.id })).announcement
  expect(await client.storeOwner.announcement({})).toEqual({ announcement: null })
  expect(await onPage()).toBeNull()

  const first = { title: 'Sale', message: 'Everything must go.\nReally.' }
  expect(await client.storeOwner.announce(first)).toEqual({ message: 'Your announcement is saved.' })
  const said = { ...first, lastUpdated: '2026-11-14T08:00:00.000Z' }
  expect(await client.storeOwner.announcement({})).toEqual({ announcement: said })
  expect(await onPage()).toEqual(said)

  shop.at('2026-11-14T08:10:00Z')
  await client.storeOwner.announce({ message: 'Closed on Monday.' })
  expect(await onPage()).toEqual({
    title: null,
    message: 'Closed on Monday.',
    lastUpdated: '2026-11-14T08:10:00.000Z',
  })
  shop.at('2026-11-14T08:00:00Z')
})

test('an announcement is deleted at once, and deleting none succeeds', async () => {
  const { client, store } = await shop.storeOwner()
  await client.storeOwner.announce({ message: 'Sale.' })
  const other = await shop.storeOwner()
  await other.client.storeOwner.announce({ message: 'Ours stays.' })
  const takenDown = { message: 'Your announcement is taken down.' }
  expect(await client.storeOwner.clearAnnouncement({})).toEqual(takenDown)
  expect(await client.storeOwner.clearAnnouncement({})).toEqual(takenDown)
  expect((await client.store.detail({ storeId: store.id })).announcement).toBeNull()
  expect((await other.client.storeOwner.announcement({})).announcement?.message).toBe('Ours stays.')
})

test.each(['', '   \n '])('an announcement cannot be blank: %j', async (message) => {
  const { client } = await shop.storeOwner()
  expect(await refusal(client.storeOwner.announce({ title: 'Sale', message }))).toMatchObject({
    status: 400,
    message: 'Announcement message cannot be empty!',
  })
  expect(await client.storeOwner.announcement({})).toEqual({ announcement: null })
})

test('two simultaneous saves leave one announcement', async () => {
  const { client } = await shop.storeOwner()
  await Promise.all(['One.', 'Two.', 'Three.'].map((message) => client.storeOwner.announce({ message })))
  expect((await client.storeOwner.announcement({})).announcement?.message).toMatch(/^(One|Two|Three)\.$/)
})
