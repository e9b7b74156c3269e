import { long, longIf } from '../support/long.ts'
import { anAccount, aPerson, expectToast, mailed, mailedLink, prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'
import { openConsole } from '../support/website-owner.ts'

test.beforeEach(({ context }) => prepare(context))

for (const [name, width, height] of [
  ['phone', 390, 844],
  ['desk', 1280, 800],
] as const) {
  test.describe(`on a ${name}`, longIf(name === 'desk'), () => {
    test.use({ viewport: { width, height } })

    /** Journey 23. */
    test(
      'an impostor is found and suspended, gone at once, told, and later restored as it was',
      long,
      async ({ page, browser, consoleErrors }) => {
        test.setTimeout(180_000)
        const store = await anOpenStore(page)
        const reporter = await browser.newContext()
        await prepare(reporter)
        const reporting = await reporter.newPage()
        const person = await anAccount(reporting, aPerson('Kavi Report'))
        const { email, password } = person
        expect((await reporter.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(
          200,
        )
        const report = { storeId: store.id, reason: 'misleading', details: 'It is not the real shop.' }
        const reported = await reporter.request.post('/api/reports/store/report', { data: report })
        expect(reported.status()).toBe(200)
        await reporter.close()

        await openConsole(page, '/owner/content')
        await page.getByRole('searchbox', { name: 'Find by name' }).fill(store.name)
        await page.keyboard.press('Enter')
        const card = page.getByRole('article', { name: store.name })
        await expect(card.getByText('1 open report')).toBeVisible()
        await expectAccessible(page)
        await card.getByRole('button', { name: 'Suspend' }).click()
        const dialog = page.getByRole('dialog', { name: 'Suspend this store' })
        await dialog.getByLabel('Why').fill('It is not the real shop.')
        await dialog.getByRole('button', { name: 'Suspend the store' }).click()
        await expectToast(page, 'The store is suspended, and told by mail.')
        const { request } = page.context()
        const isShown = async () => (await request.get(`/store/${store.id}`)).status() === 200
        expect(await isShown()).toBe(false)
        expect(await (await request.get(`/api/product/public/search?q=${store.name}`)).json()).toMatchObject({
          totalStores: 0,
        })
        expect((await request.get('/api/auth/admin/profile')).status()).toBe(401)
        expect(await mailed(store.person.email, 'Your store is suspended')).toContain(
          'It is not the real shop.',
        )
        await mailed(email, 'We have looked at your report')

        await page.getByRole('button', { name: `Restore the store ${store.name}` }).click()
        await expectToast(page, 'The store is shown again.')
        expect(await isShown()).toBe(true)
        await mailed(store.person.email, 'Shown on Zilbazar again')
        consoleErrors.splice(0)
      },
    )

    test(
      'a picture is removed with a reason, its address stops working, and the store is asked for a new one',
      long,
      async ({ page, consoleErrors }) => {
        test.setTimeout(180_000)
        const store = await anOpenStore(page)
        const { request } = page.context()
        expect((await request.get(store.image)).status()).toBe(200)
        await openConsole(page, `/owner/stores/${store.id}`)
        await page.getByRole('button', { name: 'Remove picture' }).click()
        const dialog = page.getByRole('dialog', { name: 'Remove this picture' })
        await dialog.getByRole('button', { name: 'Remove the picture' }).click()
        await expect(dialog.getByText('Please say why: it is part of the mail.')).toBeVisible()
        await dialog.getByRole('button', { name: 'The picture belongs to somebody else.' }).click()
        await dialog.getByRole('button', { name: 'Remove the picture' }).click()
        await expectToast(page, 'The picture is removed. Its store is told by mail.')
        await expect(page.getByText('Removed. The store is asked for a new one.')).toBeVisible()
        await expectAccessible(page)
        expect((await request.get(store.image)).status()).toBe(404)
        await mailed(store.person.email, 'The picture of your store is removed')
        await page.goto('/admin/dashboard/profile')
        await expect(page.getByText('We have removed the picture of your store')).toBeVisible()
        await expect(page.getByText('The picture belongs to somebody else.')).toBeVisible()
        await expectAccessible(page)
        consoleErrors.splice(0)
      },
    )
  })
}

test(
  'somebody who lost the mailbox is found by name and gets a new address, confirmed there',
  long,
  async ({ page }) => {
    const person = await anAccount(page, aPerson(`Mirelle ${Date.now()}`))
    await openConsole(page, `/owner/content?search=${encodeURIComponent(person.name)}`)
    await page.getByRole('link', { name: person.name }).click()
    await expect(page.getByRole('heading', { level: 2, name: person.name })).toBeVisible()
    await page.getByRole('button', { name: 'Change the email address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the email address' })
    const email = `again.${person.email}`
    await dialog.getByLabel('New email address').fill(email)
    await dialog.getByLabel('Why').fill('She showed her identity card.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(`A link was sent to ${email}; it is not confirmed yet.`)).toBeVisible()
    await page.goto(await mailedLink(email, 'confirm-email'))
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await expect(page.getByRole('heading', { name: 'The new address counts' })).toBeVisible()
    await mailed(person.email, 'Your email address was changed')
  },
)
