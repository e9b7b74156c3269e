import type { APIRequestContext, Page } from '@playwright/test'
import { v7 } from 'uuid'
import { addDays, formatDate, mauritiusDay } from '#domain/mauritius-time.ts'
import { featuredDaysWentBy } from '../support/database.ts'
import { long } from '../support/long.ts'
import { prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'
import { openConsole } from '../support/website-owner.ts'

test.beforeEach(({ context }) => prepare(context))

const today = () => mauritiusDay(new Date())

interface Listed {
  _id: string
  title: string
  featured: object | null
  store: { _id: string; name: string }
}

/** A product of the demo that is not featured, far from those that other tests use and from those that they add, which come first. */
async function plainProduct(page: Page): Promise<Listed> {
  await openConsole(page)
  const listed = async (number: number) =>
    (await page.context().request.get(`/api/owner/products?page=${number}`)).json()
  const { totalPages } = await listed(1)
  const { products } = await listed(totalPages - 9)
  const found = (products as Listed[]).find(({ featured }) => featured === null)
  if (!found) throw new Error('Most products of the demo are not featured.')
  return found
}

async function isFeatured(request: APIRequestContext, { _id }: { _id: string }): Promise<boolean> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const list = await (await request.get(`/api/product/featured-products?page=${page}`)).json()
    if (list.products.some((product: { _id: string }) => product._id === _id)) return true
    last = list.totalPages
  }
  return false
}

test(
  '17: paid advertising comes, runs and is over by itself, and the statement shows it',
  long,
  async ({ page, request }) => {
    const product = await plainProduct(page)
    const { store, title } = product
    await page.goto(`/owner/fees/${store._id}`)
    await page.getByRole('button', { name: 'Sell personalised advertising' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^Starts on \w+ \d\d\/\d\d\/\d{4} at the latest$/)).toBeVisible()
    await dialog.getByLabel('How it was paid').selectOption('juice')
    await dialog.getByRole('radio', { name: title }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog.getByText(/^The product is featured .*, by itself/)).toBeVisible()

    await page.goto('/owner/promotion?state=coming')
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    await expect(row.getByText('Paid', { exact: true })).toBeVisible()
    await expect(row.getByRole('link', { name: `Open ledger of ${store.name}` })).toBeVisible()
    await expectAccessible(page)
    expect(await isFeatured(request, product)).toBe(false)

    // A payment of the week before last: its days have begun.
    const earlier = {
      id: v7(),
      amountCents: 200_000,
      method: 'cash',
      receivedOn: addDays(today(), -14),
      productId: product._id,
      days: 60,
    }
    const sold = await page
      .context()
      .request.post(`/api/owner/fees/stores/${store._id}/personalised`, { data: earlier })
    expect(sold.status()).toBe(200)
    expect(await isFeatured(request, product)).toBe(true)
    await featuredDaysWentBy(product._id)
    await expect.poll(() => isFeatured(request, product)).toBe(false)

    await page.goto(`/owner/fees/${store._id}/${today().slice(0, 7)}`)
    await expect(page.getByText(`Personalised advertising · ${title}`).first()).toBeVisible()
  },
)

test(
  '20: a store that leaves gets back what it paid ahead, and its contact is gone with the refund',
  long,
  async ({ page }) => {
    const store = await anOpenStore(page, '57550142')
    const { request } = page.context()
    await openConsole(page)
    const { stores } = await (
      await request.get(`/api/owner/fees?search=${encodeURIComponent(store.name)}`)
    ).json()
    const [{ _id: storeId }] = stores
    const { cycles } = await (await request.get(`/api/owner/fees/stores/${storeId}`)).json()
    const payment = { id: v7(), amountCents: 150_000, method: 'cash', receivedOn: today() }
    const paid = await request.post(`/api/owner/fees/cycles/${cycles[0]._id}/payments`, { data: payment })
    expect(paid.status()).toBe(200)
    expect((await request.delete('/api/auth/admin/delete')).status()).toBe(200)

    await page.goto('/owner')
    const panel = page.getByRole('region', { name: 'Advertising' })
    await expect(panel.getByText(store.name)).toBeVisible()
    await expect(panel.getByRole('link', { name: store.person.email })).toBeVisible()
    await expect(panel.getByRole('link', { name: '5 755 0142' })).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Refunds owed, in the ledger' }).click()
    const card = page.getByRole('article').filter({ hasText: store.name })
    await expect(card.getByText(store.person.name)).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('button', { name: /Record a refund/ }).click()
    await page.getByLabel('How it was paid').selectOption('juice')
    await page.getByRole('button', { name: 'Record refund' }).click()
    await expect(page.getByText('Refund of Rs 1,500 recorded.')).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(card).toBeHidden()
    const closed = await (
      await request.get(`/api/owner/fees/ledger?search=${encodeURIComponent(store.name)}`)
    ).text()
    expect(closed).not.toContain(store.person.email)
  },
)

test('a holiday is added, delays advertising, and is removed', long, async ({ page }) => {
  await openConsole(page, '/owner/holidays?year=2035')
  const list = page.getByRole('list', { name: 'Public holidays of 2035' })
  await expect(list.getByText('All Saints’ Day')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a holiday' }).click()
  await page.getByLabel('Day', { exact: true }).fill('2035-06-04')
  await page.getByLabel('Name in English').fill('Proclaimed day')
  await page.getByLabel('Name in French').fill('Jour proclamé')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add holiday' }).click()
  const row = list.getByRole('listitem').filter({ hasText: 'Proclaimed day' })
  await expect(row).toContainText(formatDate('2035-06-04'))
  const { request } = page.context()
  const start = async () => (await request.get('/api/owner/featured/start?paidOn=2035-06-01')).json()
  expect(await start()).toMatchObject({ startsOn: '2035-06-06' })
  await row.getByRole('button', { name: /^Remove Proclaimed day/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toBeHidden()
  expect(await start()).toMatchObject({ startsOn: '2035-06-05' })
})
