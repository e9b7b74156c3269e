import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { shortPath } from '#domain/short-address.ts'
import { long } from '../support/long.ts'
import { prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

test.beforeEach(({ context }) => prepare(context))

/** A store of the demo with a phone number. */
async function aStore({ request }: Page): Promise<{ _id: string; name: string; contactInfo: string }> {
  const { stores } = await (await request.get('/api/product/public/all-stores')).json()
  return stores.find(({ contactInfo }: { contactInfo: string | null }) => contactInfo)
}

/** The camera sees this code instead of the room. */
async function showToCamera(page: Page, text: string): Promise<void> {
  const svg = renderSVG(text, { border: 4 })
  const picture = await sharp(Buffer.from(svg)).resize(480, 480).png().toBuffer()
  await page.addInitScript(
    (source) => {
      const open = async () => {
        const image = new Image()
        image.src = source
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = 640
        canvas.height = 480
        const context = canvas.getContext('2d')
        // A stream has new pictures only while something is drawn.
        setInterval(() => {
          context?.fillRect(0, 0, 640, 480)
          context?.drawImage(image, 80, 0)
        }, 50)
        return canvas.captureStream(20)
      }
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: open } })
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a number is checked by typing it, and by the code of a poster', async ({ page, baseURL }) => {
    const store = await aStore(page)
    await showToCamera(page, `${baseURL}${shortPath('s', store._id)}`)
    await page.goto(`/store/${store._id}`)
    await expect(page.getByText('Never pay ahead to a number that is not listed here.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Check a number' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check a number' })).toBeVisible()

    const answer = page.getByRole('region', { name: 'Answer' })
    await page.getByLabel('Phone number').fill(`+230 ${store.contactInfo}`)
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(answer).toContainText(`This number belongs to ${store.name}, checked on`)
    await expectAccessible(page)
    expect(page.url()).toMatch(/\/check$/)

    await page.getByLabel('Phone number').fill('5999 0000')
    await page.getByLabel('Phone number').press('Enter')
    await expect(answer).toContainText('This number is not known here.')
    await answer.getByRole('link', { name: 'Before you pay' }).click()
    await expect(page.getByRole('heading', { name: 'Before you pay' })).toBeInViewport()

    await page.getByRole('button', { name: 'Scan a code' }).click()
    await expect(answer).toContainText(`This code belongs to ${store.name}, checked on`)
    await answer.getByRole('link', { name: 'See the store' }).click()
    await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible()
  })
})

test(
  'in French: a refused camera says so, what is no number is named, a code of another site is not ours, and a page is shared',
  long,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/fr/check')
    await expectAccessible(page)
    await page.evaluate(() => {
      const refuse = async () => {
        throw new DOMException('refused', 'NotAllowedError')
      }
      Object.defineProperty(navigator, 'mediaDevices', {
        value: { getUserMedia: refuse },
        configurable: true,
      })
    })
    await page.getByRole('button', { name: 'Scanner un code' }).click()
    await expect(page.getByRole('alert')).toContainText('La caméra n’est pas autorisée.')
    await page.getByLabel('Numéro de téléphone').fill('57')
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page.getByText('Ce n’est pas un numéro de téléphone complet.')).toBeVisible()
    await expect(page.getByLabel('Numéro de téléphone')).toHaveValue('57')

    const other = await context.newPage()
    await showToCamera(other, 'https://zilbazar.example/s/0000000000000000000000')
    await other.goto('/fr/check')
    await other.getByRole('button', { name: 'Scanner un code' }).click()
    await expect(other.getByRole('region', { name: 'Réponse' })).toContainText(
      'Ce code mène à zilbazar.example, qui n’est pas Zilbazar.',
    )
    await expectAccessible(other)

    const { products } = await (await page.request.get('/api/product/hot-deals')).json()
    const path = `/fr/product/${products[0]._id}`
    await page.goto(path)
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })
    })
    await page.getByRole('button', { name: 'Partager' }).click()
    const toast = page.getByRole('region', { name: 'Lien copié' })
    await expect(toast.getByRole('link', { name: 'Envoyer sur WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(path)}$`),
    )
    await expectAccessible(page)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await page.request.get(String(address))
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect((await picture.body()).length).toBeLessThanOrEqual(150_000)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered by a page with the way to the store', long, async ({ page }) => {
    const store = await aStore(page)
    await page.goto('/check')
    await page.getByLabel('Phone number').fill(store.contactInfo)
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      `This number belongs to ${store.name}`,
    )
    await page.getByRole('link', { name: `See ${store.name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible()
  })
})
