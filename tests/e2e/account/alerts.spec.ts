import type { Page } from '@playwright/test'
import { alertsAreSent } from '../support/database.ts'
import { long } from '../support/long.ts'
import { anAccount, aSession, expectToast, logIn, mailTo, prepare } from '../support/person.ts'
import { expect, expectAccessible, test, untilInteractive } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'
import { arrivals } from '../support/wishes.ts'

test.beforeEach(({ context }) => prepare(context))

/** Adds a product to the store that is logged in here. */
async function addProduct(page: Page, title: string, image: string): Promise<void> {
  const { request } = page.context()
  const { categories } = await (await request.get('/api/store/product-category/')).json()
  const [{ _id: category }] = categories
  const below = await (await request.get(`/api/store/product-subcategories/${category}`)).json()
  const created = await request.post('/api/products/admin-product/create', {
    data: {
      title,
      description: 'Made this morning.',
      price: 1250,
      image,
      categories: [category, below.subcategories[0]._id],
    },
  })
  expect(created.status()).toBe(200)
}

test(
  'on the phone, a shopper follows a store after logging in, gets a mail about a new product and stops with one click',
  long,
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    const store = await anOpenStore(page)
    const shopper = await anAccount(page)

    await page.goto(`/store/${store.id}`)
    await untilInteractive(page)
    await page.getByRole('button', { name: `Follow ${store.name}` }).click()
    await page.getByRole('link', { name: 'Log in', exact: true }).click()
    await logIn(page, shopper)
    await expect(page).toHaveURL(`/store/${store.id}`)
    await expect(page.getByRole('button', { name: `Following ${store.name}` })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How shall we tell you?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'A mail at once' }).click()
    await expectToast(page, 'Saved.')

    await addProduct(page, 'Gato koko', store.image)
    await alertsAreSent(shopper.email)
    const mail = await mailTo(shopper.email, /^New at /)
    expect(mail.text).toContain('Gato koko, Rs 1,250')
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

    const address = mail.headers['list-unsubscribe']?.slice(1, -1) ?? ''
    const stopped = await page.request.post(new URL(address).pathname, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      data: 'List-Unsubscribe=One-Click',
    })
    expect(stopped.status()).toBe(200)
    await page.goto('/settings/alerts')
    await expect(page.getByLabel('By mail')).toHaveValue('never')
    await expect(page.getByRole('link', { name: store.name, exact: true })).toBeVisible()
    await expect(page.getByText(`${store.name} has something new: Gato koko, Rs 1,250.`)).toBeVisible()
    await expectAccessible(page)
  },
)

for (const [language, prefix, words] of [
  [
    'English',
    '',
    {
      watch: 'Tell me when the price of',
      save: 'Alert me about new products',
      saved: 'Alert set for new products',
      remove: 'Remove:',
      noSearch: 'You have saved no search.',
    },
  ],
  [
    'French',
    '/fr',
    {
      watch: 'Me prévenir si le prix baisse',
      save: 'M’alerter des nouveaux produits',
      saved: 'Alerte créée pour les nouveaux produits',
      remove: 'Retirer',
      noSearch: 'Vous n’avez enregistré aucune recherche.',
    },
  ],
] as const)
  test(
    `on a wide screen, a shopper watches a price and saves a search, in ${language}`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await aSession(page, await anAccount(page))
      const [product] = await arrivals(page)
      await page.context().request.post('/api/products/wishlist/add', { data: { productId: product?._id } })

      await page.goto(`${prefix}/wishlist`)
      const bell = page.getByRole('button', { name: words.watch }).first()
      await bell.click()
      await expect(bell).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible(page)

      await page.goto(`${prefix}/search?q=ravann`)
      await untilInteractive(page)
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.getByRole('button', { name: words.saved })).toBeVisible()

      await page.goto(`${prefix}/settings/alerts`)
      await expect(page.getByRole('link', { name: product?.title })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: words.remove }).last().click()
      await expect(page.getByText(words.noSearch)).toBeVisible()
    },
  )
