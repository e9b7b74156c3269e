import { type TOTP, URI } from 'otpauth'
import { long, longIf } from '../support/long.ts'
import { anAccount, aPerson, aSession, logIn, prepare } from '../support/person.ts'
import { detailOf, reviewed } from '../support/reviewed.ts'
import { ownerCommand } from '../support/shell.ts'
import { expect, expectAccessible, test, untilInteractive } from '../support/shop.ts'
import { openConsole, ownerLogin } from '../support/website-owner.ts'

test.beforeEach(({ context }) => prepare(context))

const phone = { width: 390, height: 844 }

test('the console opens with its password, and no public page links to it', async ({
  page,
  request,
  consoleErrors,
}) => {
  expect(await (await request.get('/')).text()).not.toContain('/owner')
  await page.goto('/owner/fees')
  await expect(page).toHaveURL('/owner/login?next=%2Fowner%2Ffees')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await logIn(page, { ...ownerLogin, password: 'wrong, all wrong' })
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible()
  for (const said of consoleErrors.splice(0)) expect(said).toContain('401')
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(ownerLogin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/owner/fees')
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The last 30 days' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/owner/login')
})

test(
  'an unknown address of the console shows the not-found page',
  long,
  async ({ page, request, consoleErrors }) => {
    for (const address of ['/owner/orders', '/owner/today', '/owner/stores/1/2', '/admin/dashboard/orders']) {
      expect((await request.get(address)).status()).toBe(404)
      await page.goto(address)
      await expect(page).toHaveTitle(/Page not found/)
      await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
      await expect(page).toHaveURL(address)
    }
    for (const said of consoleErrors.splice(0)) expect(said).toContain('404')
  },
)

test('a new website owner sets up the second factor, and logs in with a code or a recovery code', async ({
  page,
  consoleErrors,
}) => {
  const email = `owner.${Date.now()}@example.mu`
  const password = (await ownerCommand('add', email)).trim().split('\n').at(-1) ?? ''
  await page.goto('/owner/login')
  await logIn(page, { email, password })
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your second factor' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page)
  const link = await page.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href')
  const phone = URI.parse(link ?? '') as TOTP
  await page.getByLabel('Code from the app').fill(phone.generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await untilInteractive(page)
  await logIn(page, { email, password })
  await page.getByRole('button', { name: /Use a recovery code/ }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  for (const said of consoleErrors.splice(0)) expect(said).toContain('401')
})

test(
  'an application is approved, with a badge for halal, and the applicant may register',
  long,
  async ({ page }) => {
    const person = await anAccount(page, aPerson('Nazim Peerally'))
    await aSession(page, person)
    const { request } = page.context()
    const businessName = `Boulangerie ${Date.now()}`
    const application = {
      businessName,
      registrationNumber: 'C17123456',
      phone: '57550142',
      sells: 'Bread and cakes',
      claimsHalal: true,
    }
    expect((await request.post('/api/applications', { data: application })).status()).toBe(200)

    await page.setViewportSize(phone)
    await openConsole(page, '/owner/vetting')
    const card = page.getByRole('article').filter({ hasText: businessName })
    await expect(card).toContainText('Says that it is halal')
    await expect(card).toContainText(person.email)
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('group', { name: /Halal/ }).getByRole('button', { name: '6 months' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Approve and send' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(card).toBeHidden()
    expect(await (await request.get('/api/applications/mine')).json()).toMatchObject({
      isApproved: true,
      application: { state: 'approved' },
    })
    await page.goto('/owner/audit')
    await expect(page.getByText(ownerLogin.email).first()).toBeVisible()
  },
)

test(
  'a reported review is removed, and the average changes at once',
  long,
  async ({ page, browser, request }) => {
    test.slow()
    const product = await reviewed(request, 'product', 27)
    const author = await anAccount(page, aPerson('Devi Author'))
    await aSession(page, author)
    const comment = `Not worth a cent, says ${Date.now()}`
    const calls = page.context().request
    const rated = await calls.post('/api/ratings/product/rate', {
      data: { productId: product.id, rating: 1, comment },
    })
    expect(rated.status()).toBe(200)
    const own = await (await calls.get(`/api/ratings/product/${product.id}/my-rating`)).json()
    const before = await detailOf(request, product)

    const other = await browser.newContext()
    await prepare(other)
    const reporter = await other.newPage()
    await aSession(reporter, await anAccount(reporter, aPerson('Rajiv Reporter')))
    const reported = await other.request.post('/api/ratings/product/rating/report', {
      data: { type: 'rating', targetId: own.rating._id, reason: 'inappropriate', details: '' },
    })
    expect(reported.status()).toBe(200)
    await other.close()

    await openConsole(page, '/owner/moderation')
    const card = page.getByRole('article').filter({ hasText: comment })
    await expect(card).toContainText('Rajiv Reporter')
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Remove' }).click()
    await page.getByLabel('Why').fill('It says nothing about the product.')
    await page.getByRole('button', { name: 'Remove the review' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(card).toBeHidden()
    const after = await detailOf(request, product)
    expect(after.ratingCount).toBe(before.ratingCount - 1)
    await page.goto('/owner/moderation?tab=history')
    await expect(page.getByText('It says nothing about the product.').first()).toBeVisible()
  },
)

test('a payment is recorded, and its receipt can be printed', long, async ({ page }) => {
  await openConsole(page, '/owner/fees?state=grace')
  await page.getByRole('list', { name: 'Stores and their fees' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Advertising windows' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /Record a payment/ })
    .last()
    .click()
  await page.getByLabel('How it was paid').selectOption('juice')
  await page.getByLabel('Reference').fill('J-2026-17')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Record payment' }).click()
  await page.getByRole('link', { name: 'Open the receipt' }).click()
  await expect(page).toHaveURL(/\/owner\/fees\/receipt\//)
  await expect(page.getByText('J-2026-17')).toBeVisible()
  await expect(page.getByText(/of which Rs 500 mass advertising/).first()).toBeVisible()
  await expectAccessible(page)
})

test(
  'a product is featured for some days, seen by shoppers, and ended again',
  long,
  async ({ page, request }) => {
    const { title } = await (
      await request.get(`/api/product/detail/${(await reviewed(request, 'product', 31)).id}`)
    ).json()
    await openConsole(page, '/owner/promotion/new')
    await page.getByLabel('Find a product').fill(title)
    await page.getByRole('radio', { name: title }).check()
    await page.getByRole('button', { name: 'Feature product' }).click()
    const end = page.getByRole('button', { name: `End featuring ${title}` })
    await expect(end).toBeVisible()
    const shown = async () => {
      const { totalPages } = await (await request.get('/api/product/featured-products')).json()
      return (await request.get(`/api/product/featured-products?page=${totalPages}`)).text()
    }
    expect(await shown()).toContain(title)
    await expectAccessible(page)
    await end.click()
    await expect(end).toBeHidden()
    expect(await shown()).not.toContain(title)
  },
)

test(
  'a category is added with its French name, seen by store owners, and removed',
  long,
  async ({ page, request }) => {
    await page.setViewportSize(phone)
    await openConsole(page, '/owner/categories')
    const number = Date.now()
    const [name, nameFr] = [`Kites ${number}`, `Cerfs-volants ${number}`]
    const choices = async (language = 'en') => {
      const headers = { 'accept-language': language }
      return (await request.get('/api/store/product-category/', { headers })).text()
    }
    await page.getByRole('button', { name: 'Add a category' }).click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await expect(page.getByLabel('Name in French')).not.toHaveAttribute('required')
    await page.getByLabel('Name in French').fill(nameFr)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add category' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText(name).first()).toBeVisible()
    expect(await choices()).toContain(name)
    expect(await choices('fr')).toContain(nameFr)
    await page.getByRole('button', { name: `Change ${name}` }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('button', { name: 'Remove for good' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await choices()).not.toContain(name)
    await expectAccessible(page)
  },
)

for (const section of ['stores', 'messages', 'mails', 'audit', 'account']) {
  test(
    `the console's ${section} can be read on a phone and on a desk`,
    longIf(section !== 'stores'),
    async ({ page }) => {
      await openConsole(page, `/owner/${section}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize(phone)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
      await expectAccessible(page)
    },
  )
}

test('a message from a visitor is read and answered', long, async ({ page, request }) => {
  const text = `Do you deliver to Rodrigues? ${Date.now()}`
  const sent = await request.post('/api/contact', {
    data: { name: 'Lise', email: 'lise@example.mu', message: text },
  })
  expect(sent.status()).toBe(200)
  await openConsole(page, '/owner/messages')
  await page.getByText(text).first().click()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('We do not deliver; the stores do.')
  await page.getByRole('button', { name: /Send/ }).click()
  await expect(page.getByText('We do not deliver; the stores do.').first()).toBeVisible()
})
