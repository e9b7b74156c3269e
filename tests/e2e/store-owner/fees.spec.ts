import { long } from '../support/long.ts'
import { expectToast, mailTo, prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'
import { openConsole } from '../support/website-owner.ts'

test.beforeEach(({ context }) => prepare(context))

const phone = { width: 390, height: 844 }
const link = /\/admin\/dashboard\/fees\/receipts\/[0-9a-f-]+/

test(
  'a store owner finds out how to pay in one tap, pays, and gets the receipt by mail and in the dashboard',
  long,
  async ({ page, browser, context, baseURL }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize(phone)
    const store = await anOpenStore(page)
    const letter = await mailTo(store.person.email, /^Your store is open$/)
    await page.goto('/admin/dashboard/fees')
    await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible()
    const reference =
      (await page
        .getByText(/^ZF-\d+-\d+$/)
        .first()
        .textContent()) ?? ''
    expect(letter.text).toContain(reference)
    await page.getByRole('button', { name: 'Copy: Reference' }).click()
    await expectToast(page, `Copied: ${reference}`)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)
    await page.getByRole('button', { name: 'Copy: Juice' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^5\d{7}$/)
    await expectAccessible(page)

    const console = await browser.newPage({ ...(baseURL && { baseURL }) })
    await openConsole(console, '/owner/fees/bank')
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Indian/Mauritius' }).format(new Date())
    await console
      .getByLabel('Or paste the text')
      .fill(`Date;Description;Debit;Credit\n${today};JUICE ${reference};;1 500,00\n${today};Charges;20,00;\n`)
    await console.getByRole('button', { name: 'Read it' }).click()
    await expect(console.getByText(`${store.name}, ${reference}: Rs 1,500`)).toBeVisible()
    await expectAccessible(console)
    await console.getByRole('button', { name: 'Record all 1 recognised' }).click()
    await console.getByRole('button', { name: /^Recorded/ }).click()
    const number = (await console.getByRole('link', { name: /^Receipt ZB-/ }).textContent()) ?? ''

    const receipt = await mailTo(store.person.email, /^Receipt ZB-\d+ of your payment$/)
    expect(receipt.subject).toContain(number.replace('Receipt ', ''))
    expect(receipt.text).toContain(store.person.name)
    await page.goto('/admin/dashboard/fees')
    await expect(page.getByText(/^All is paid\./)).toBeVisible()
    await page.getByRole('link', { name: number }).click()
    await expect(page).toHaveURL(link.exec(receipt.text)?.[0] ?? 'no link')
    await expect(page.getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible()
    for (const fact of ['Rs 1,500', store.person.name, store.name, reference])
      await expect(page.getByRole('article')).toContainText(fact)
    await expectAccessible(page)
    await page.goto(`/fr${new URL(page.url()).pathname}`)
    await expect(page.getByRole('heading', { name: 'Reçu', exact: true })).toBeVisible()
    await console.close()
  },
)
