import { long } from '../support/long.ts'
import { expectToast, mailed, mailedLink, prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'
import { openConsole } from '../support/website-owner.ts'

test.beforeEach(({ context }) => prepare(context))
test.use({ viewport: { width: 390, height: 844 } })

/** Journey 20. */
test(
  'a store changes its address and email by itself, and its name and category through the website owner',
  long,
  async ({ page, browser, consoleErrors }) => {
    test.setTimeout(240_000)
    const store = await anOpenStore(page)
    await page.goto('/admin/dashboard/profile/edit')
    await page.getByLabel('Street', { exact: true }).fill('Sir William Newton Street')
    await page.getByLabel('City').selectOption('Port Louis')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Your store is updated.')
    await page.goto('/admin/dashboard/profile/edit')
    await page.getByRole('link', { name: 'Write to us about the name or the category' }).click()
    await expect(page).toHaveURL('/contact?about=store-name')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      /change the name or the category of my store/,
    )

    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const console = await context.newPage()
    await prepare(context)
    await openConsole(console, `/owner/stores/${store.id}`)
    await console.getByRole('button', { name: 'Change name or category' }).click()
    const form = console.getByRole('dialog', { name: 'Change name or category' })
    await form.getByRole('button', { name: 'Change it' }).click()
    await expect(form.getByText('Nothing has changed: name and category are as they were.')).toBeVisible()
    const newName = `${store.name} Vanille`
    await form.getByLabel('Name').fill(newName)
    await form.getByLabel('Category').selectOption({ index: 3 })
    await form.getByLabel('Why').fill('You asked us to.')
    await expectAccessible(console)
    await form.getByRole('button', { name: 'Change it' }).click()
    await expectToast(console, 'Changed. The store is told by mail.')
    await expect(console.getByRole('heading', { level: 2, name: newName })).toBeVisible()
    await expectAccessible(console)
    await context.close()
    expect(await mailed(store.person.email, 'We have changed the details of your store')).toContain(newName)
    await page.goto(`/store/${store.id}`)
    await expect(page.getByRole('heading', { level: 1, name: newName })).toBeVisible()
    await expect(page.getByText('Port Louis').first()).toBeVisible()

    await page.goto('/admin/dashboard/profile/security')
    const email = `new.${store.email}`
    await page.getByLabel('New email address').fill(email)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(`We have sent a link to ${email}. Follow it`)).toBeVisible()
    const link = await mailedLink(email, 'confirm-email')
    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const mailbox = await elsewhere.newPage()
    await mailbox.goto(`/fr${link}`)
    await expect(
      mailbox.getByRole('heading', { level: 1, name: 'Confirmez votre nouvelle adresse' }),
    ).toBeVisible()
    await expect(mailbox.getByText(email)).toBeVisible()
    await expectAccessible(mailbox)
    await mailbox.getByRole('button', { name: 'Confirmer cette adresse' }).click()
    await expect(mailbox.getByRole('heading', { name: 'La nouvelle adresse est en place' })).toBeVisible()
    await mailbox.goto(link)
    await expect(mailbox.getByRole('heading', { name: 'Already confirmed' })).toBeVisible()
    await elsewhere.close()
    await mailed(store.email, 'Your store has a new email address')

    const { request } = page.context()
    const logIn = (address: string) =>
      request.post('/api/auth/admin/login', { data: { email: address, password: store.password } })
    expect((await logIn(store.email)).status()).toBe(401)
    expect((await logIn(email)).status()).toBe(200)
    consoleErrors.splice(0)
  },
)
