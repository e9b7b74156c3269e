import { expect, test } from 'vitest'
import { record } from '#server/platform/audit/audit.ts'
import { ownerApp } from '#tests/support/owner-app.ts'

test('an entry names what it was about, as it is called now, and links to it while it exists', async () => {
  const shop = await ownerApp()
  const { client } = await shop.websiteOwner()
  const { given } = shop
  const category = await given.productCategory({ name: 'Lamps', nameFr: 'Lampes' })
  const store = await given.store({ name: 'Soley Lor Twa' })
  const product = await given.product({ title: 'Solar lamp', store })
  const gone = await given.store({ name: 'Closed' })
  const at = '2026-10-01T08:00:00Z'
  const about = (kind: string, id: string, details = {}) =>
    shop.database.tables.transaction((tx) =>
      record(tx, {
        owner: 'daily job',
        action: 'order-categories',
        target: { kind, id },
        details,
        now: new Date(at),
      }),
    )
  const person = await given.user({ name: 'Anjali' })
  await about('person', person.id)
  await about('user', person.id)
  await about('store', store.id)
  await about('product', product.id)
  await about('product-category', category.id)
  await about('store', gone.id, { store: 'Closed' })
  await about('mail', 'mail-1')
  await shop.database.sql`delete from stores where id = ${gone.id}`
  const search = { from: '2026-10-01', to: '2026-10-01' }
  const { entries } = await client.ownerAudit.entries(search)
  expect(entries.map(({ subject }) => subject)).toEqual([
    undefined,
    undefined,
    { name: 'Lamps', link: { page: 'product-categories', id: category.id } },
    { name: 'Solar lamp', link: { page: 'product', id: product.id } },
    { name: 'Soley Lor Twa', link: { page: 'store', id: store.id } },
    { name: 'Anjali', link: { page: 'person', id: person.id } },
    { name: 'Anjali', link: { page: 'person', id: person.id } },
  ])
  await shop.database.sql`update products set status = 'removed' where id = ${product.id}`
  const later = await client.ownerAudit.entries(search)
  expect(later.entries[3]?.subject).toEqual({ name: 'Solar lamp', link: null })
})
