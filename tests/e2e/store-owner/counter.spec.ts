import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { long } from '../support/long.ts'
import { anAccount, aSession, expectToast, prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'

test.beforeEach(({ context }) => prepare(context))

/** Adds a product to the store that is logged in, and returns its id. */
async function aProduct({ request }: Page, image: string): Promise<string> {
  const { categories } = await (await request.get('/api/store/product-category/')).json()
  const [{ _id: category }] = categories
  const below = await (await request.get(`/api/store/product-subcategories/${category}`)).json()
  const created = await request.post('/api/products/admin-product/create', {
    data: {
      title: 'Gâteau coco & café',
      description: 'Baked this morning.',
      price: 1250,
      image,
      categories: [category, below.subcategories[0]._id],
    },
  })
  expect(created.status()).toBe(200)
  return (await created.json())._id
}

/** What a reader finds in the picture of a code. */
async function readCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

test(
  'an enquiry on WhatsApp becomes a sale, and the code on a printed tag leads to its product',
  long,
  async ({ page, browser, baseURL }) => {
    test.slow()
    const owner = await browser.newPage({ ...(baseURL && { baseURL }) })
    await prepare(owner.context())
    const store = await anOpenStore(owner, '5 755 0142')
    const productId = await aProduct(owner, store.image)

    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await aSession(page, await anAccount(page))
    await page.goto(`/product/${productId}`)
    const link = page.getByRole('link', { name: `WhatsApp ${store.name}` }).first()
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/23057550142\?text=Hello/)
    let code = ''
    // A press before the code's module is there opens the chat without one.
    await expect(async () => {
      const [chat] = await Promise.all([page.waitForEvent('popup'), link.click()])
      await chat.waitForURL(/^https:\/\/wa\.me\//)
      const words = new URL(chat.url()).searchParams.get('text') ?? ''
      await chat.close()
      expect(words).toContain(`Hello ${store.name}, is "Gâteau coco & café" (Rs 1,250) still available?`)
      code = /\nEnquiry ([2-9A-HJKMNP-Z]{6})$/.exec(words)?.[1] ?? ''
      expect(code).not.toBe('')
    }).toPass()

    await owner.goto('/admin/dashboard/products/enquiries')
    await owner.getByLabel('Code from the message').fill(code.toLowerCase())
    await owner.getByRole('checkbox', { name: `Became a sale: ${code}` }).click()
    await expectToast(owner, 'Noted as a sale.')
    await expect(owner.getByText('1 sale in the last 30 days')).toBeVisible()
    await expectAccessible(owner)

    await owner.goto('/admin/dashboard/products/tags')
    const tag = owner.getByRole('img', { name: 'QR code: Gâteau coco & café' })
    const address = await readCode(await tag.screenshot())
    expect(address).toMatch(/\/p\/[0-9A-Za-z]{22}$/)
    const { status, location } = await owner.request
      .get(new URL(address).pathname, { maxRedirects: 0, headers: { 'accept-language': 'fr' } })
      .then((answer) => ({ status: answer.status(), location: answer.headers().location }))
    expect({ status, location }).toEqual({ status: 302, location: `/fr/product/${productId}` })
    await expectAccessible(owner)
    await owner.getByLabel('What to print').selectOption('Poster')
    const poster = await readCode(
      await owner.getByRole('img', { name: `QR code: ${store.name}` }).screenshot(),
    )
    expect(poster).toMatch(/\/s\/[0-9A-Za-z]{22}$/)
    await owner.close()
  },
)
