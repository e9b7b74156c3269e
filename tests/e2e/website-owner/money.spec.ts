import type { Page } from '@playwright/test'
import { v7 } from 'uuid'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { feeDaysWentBy } from '../support/database.ts'
import { long } from '../support/long.ts'
import { mailTo, prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'
import { openConsole } from '../support/website-owner.ts'

test.beforeEach(({ context }) => prepare(context))

/** Records a payment or a refund for a window of the open ledger. */
async function record(page: Page, kind: 'payment' | 'refund', window: string | RegExp, amount?: string) {
  await page
    .getByRole('article', { name: window })
    .getByRole('button', { name: new RegExp(`^Record a ${kind} for`) })
    .click()
  const dialog = page.getByRole('dialog')
  if (amount) await dialog.getByLabel('Amount in rupees').fill(amount)
  await dialog.getByLabel('How it was paid').selectOption('juice')
  await dialog.getByRole('button', { name: `Record ${kind}` }).click()
  await expect(dialog.getByText(/recorded\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
}

test(
  '24: a payment is recorded, a wrong one corrected, another refunded; every account agrees to the cent',
  long,
  async ({ page }) => {
    const store = await anOpenStore(page)
    const { request } = page.context()
    await openConsole(page)
    const today = mauritiusDay(new Date())
    const sold = await request.post(`/api/owner/fees/stores/${store.id}/personalised`, {
      data: { id: v7(), amountCents: 200_025, method: 'cash', receivedOn: today, days: 10 },
    })
    expect(sold.status()).toBe(200)
    const { window: advertised } = await sold.json()

    await page.goto(`/owner/fees/${store.id}`)
    const monthly = page.getByRole('article').filter({ hasText: 'Monthly advertising' })
    const name = (await monthly.getByRole('heading').textContent()) ?? ''
    await record(page, 'payment', name, '1000')
    await record(page, 'refund', name)
    await record(page, 'payment', name, '1499.50')
    await record(page, 'refund', new RegExp(advertised.startsOn.split('-').reverse().join('/')))
    await expect(page.getByText('Paid back')).toBeVisible()

    const ledger = await (await request.get(`/api/owner/fees/stores/${store.id}`)).json()
    expect(ledger.store.outstandingCents).toBe(50)
    const own = await (await request.get('/api/auth/admin/fees')).json()
    expect(own).toMatchObject({ outstandingCents: 50, toPay: { amountCents: 50 } })

    await page.goto(`/owner/fees/${store.id}/${today.slice(0, 7)}`)
    await expect(page.getByText('Owed at the end of the month')).toBeVisible()
    const statement = page.getByRole('article')
    for (const amount of ['-Rs 1,499.50', '-Rs 2,000.25', 'Rs 0.50'])
      await expect(statement.getByText(amount, { exact: true }).first()).toBeVisible()

    await page.goto('/admin/dashboard/fees')
    await expect(page.getByText('Rs 0.50').first()).toBeVisible()
    await expect(page.getByText('Paid back')).toBeVisible()
    const receipts = page.getByRole('link', { name: /^Receipt ZB-/ })
    await expect(receipts).toHaveCount(5)
    await expectAccessible(page)
    await page.getByRole('listitem').filter({ hasText: 'Rs 1,499.50' }).getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible()
    await expect(page.getByText('Left to pay for this window: Rs 0.50')).toBeVisible()
  },
)

test(
  '25: a store that owes for three months is reminded, warned, listed, spared once, deleted at last; the ledger survives',
  long,
  async ({ page }) => {
    const store = await anOpenStore(page)
    const { request } = page.context()
    await feeDaysWentBy(store.id, 2)
    await mailTo(store.person.email, /^Your advertising fee is due$/)
    for (const days of [29, 31, 31]) await feeDaysWentBy(store.id, days)
    const warning = await mailTo(store.person.email, /^Your store will be deleted$/)
    expect(warning.text).toContain(store.name)
    await page.goto('/admin/dashboard/fees')
    await expect(page.getByText('To be deleted').first()).toBeVisible()

    // Warned more than two weeks ago, but kept by hand.
    await openConsole(page, '/owner/fees/deletions')
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: store.name }) })
    await row.getByRole('button', { name: `Stop deletion of ${store.name}` }).click()
    await expect(row.getByText(/^Kept since /)).toBeVisible()
    await feeDaysWentBy(store.id, 16)
    expect((await request.get(`/api/owner/fees/stores/${store.id}`)).status()).toBe(200)
    await page.reload()
    await row.getByRole('button', { name: `Resume deletion of ${store.name}` }).click()
    await expect(row.getByRole('button', { name: `Stop deletion of ${store.name}` })).toBeVisible()

    await feeDaysWentBy(store.id, 0)
    await mailTo(store.person.email, /^Your store is deleted: its fee was not paid$/)
    expect((await request.get(`/api/owner/fees/stores/${store.id}`)).status()).toBe(404)
    const search = `search=${encodeURIComponent(store.name)}`
    const { total } = await (await request.get(`/api/owner/fees/ledger?${search}`)).json()
    expect(total).toBeGreaterThanOrEqual(4)
    await page.goto(`/owner/fees/deleted?${search}`)
    await expect(page.getByRole('article').filter({ hasText: store.name })).toHaveCount(total)
    await expectAccessible(page)
  },
)
