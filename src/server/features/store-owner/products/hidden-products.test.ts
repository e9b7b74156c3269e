import { beforeAll, expect, test } from 'vitest'
import { type ModerationApp, moderationApp } from '#tests/support/moderation-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: ModerationApp
beforeAll(async () => {
  shop = await moderationApp()
})

async function hiddenProduct(title: string) {
  const store = await shop.given.store()
  const { id: productId } = await shop.given.product({
    store,
    title,
    discount: { value: 20, expiresAt: '2026-12-31' },
  })
  await shop.changed()
  const { client } = await shop.signedIn('admin', store)
  const edit = (kind: 'hide' | 'show') =>
    client.storeOwner.editProducts({ productIds: [productId], operation: { kind } })
  const own = async () => (await client.storeOwner.products({})).products[0]
  const isPublic = async () => {
    const detail = await client.catalogue.productDetail({ productId }).then(
      () => true,
      () => false,
    )
    const { total } = await client.store.products({ storeId: store.id })
    expect(total).toBe(detail ? 1 : 0)
    const listed = [
      await client.catalogue.hotDeals({}),
      await client.catalogue.newArrivals({}),
      await client.search.productsAndStores({ q: title }),
    ].map(({ products }) => products.some(({ _id }) => _id === productId))
    expect(listed).toEqual([detail, detail, detail])
    return detail
  }
  return { productId, store, client, edit, own, isPublic }
}

test('a hidden product is gone from the public pages, and its owner sees it as hidden', async () => {
  const { productId, client, edit, own, isPublic } = await hiddenProduct('Anthurium pot')
  expect(await isPublic()).toBe(true)
  expect(await edit('hide')).toMatchObject({ message: '1 product is changed.', changed: [productId] })
  expect(await isPublic()).toBe(false)
  expect(await own()).toMatchObject({ isHidden: true, isRemoved: false, isDraft: false })
  expect(await refusal(client.catalogue.productDetail({ productId }))).toMatchObject({ status: 404 })
  await edit('show')
  expect(await isPublic()).toBe(true)
  expect(await own()).toMatchObject({ isHidden: false })
})

test('a hidden product is in no wishlist and not in the sitemap, and can be neither wished nor rated', async () => {
  const { productId, edit } = await hiddenProduct('Latanier hat')
  const { client } = await shop.signedIn('user', await shop.given.user())
  await client.wishlist.addProduct({ productId })
  const wished = async () => (await client.wishlist.products({})).wishlist.length
  const sitemap = async () => (await shop.app.inject('/sitemaps/products-1.xml')).body.includes(productId)
  expect([await wished(), await sitemap()]).toEqual([1, true])
  await edit('hide')
  expect([await wished(), await sitemap()]).toEqual([0, false])
  expect(await refusal(client.rating.rateProduct({ productId, rating: 5 }))).toMatchObject({ status: 404 })
  await edit('show')
  expect([await wished(), await sitemap()]).toEqual([1, true])
})

test('what the website owner removes and restores stays hidden as its owner wished', async () => {
  const { productId, edit, own, isPublic } = await hiddenProduct('Vacoas basket')
  const { ownerModeration } = await shop.owner()
  /** A letter about a product that is hidden would lead to a page that is not there. */
  const shownAgain = async () => (await mailsAbout(productId)).length
  await edit('hide')
  await ownerModeration.removeProduct({ productId, reason: 'The picture is not yours.' })
  expect(await own()).toMatchObject({ isHidden: true, isRemoved: true })
  await ownerModeration.restoreProduct({ productId })
  expect(await own()).toMatchObject({ isHidden: true, isRemoved: false })
  expect(await isPublic()).toBe(false)
  expect(await shownAgain()).toBe(0)

  await ownerModeration.removeProduct({ productId, reason: 'Once more.' })
  await edit('show')
  expect(await own()).toMatchObject({ isHidden: false, isRemoved: true })
  expect(await isPublic()).toBe(false)
  await ownerModeration.restoreProduct({ productId })
  expect(await isPublic()).toBe(true)
  expect(await shownAgain()).toBe(1)
})

test('the website owner sees which products their stores hide', async () => {
  const { productId, edit } = await hiddenProduct('Ravanne drum')
  const { ownerContent } = await shop.owner()
  const found = async () => (await ownerContent.find({ search: 'Ravanne', kind: 'products' })).things
  expect(await found()).toMatchObject([{ targetId: productId, content: { isHidden: false } }])
  await edit('hide')
  expect(await found()).toMatchObject([
    { targetId: productId, content: { isHidden: true, isRemoved: false } },
  ])
})

test('a reference belongs to one product of a store', async () => {
  const { store, client, productId } = await hiddenProduct('Coral soap')
  const other = await shop.given.product({ store })
  await client.storeOwner.updateProduct({ productId, sku: 'CS-1' })
  const taken = {
    status: 400,
    code: 'invalid-input',
    message: 'Another of your products has this reference.',
    issues: [{ path: 'sku', message: 'Another of your products has this reference.' }],
  }
  expect(await refusal(client.storeOwner.updateProduct({ productId: other.id, sku: 'CS-1' }))).toEqual(taken)
  await client.storeOwner.updateProduct({ productId, sku: 'CS-1' })
  await client.storeOwner.updateProduct({ productId, sku: '' })
  await client.storeOwner.updateProduct({ productId: other.id, sku: 'CS-1' })
})

const mailsAbout = (productId: string) =>
  shop.database.sql`select from pgboss.job where data::text like ${`%shown-again%${productId}%`}`
