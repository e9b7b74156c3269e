import type { Page } from '@playwright/test'
import { long } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

const curepipe = { latitude: -20.3163, longitude: 57.5261 }

/** Fails when anything is asked of another origin, or when a request names the position. */
function watchRequests(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  return (origin: string) => {
    expect(asked.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))).toEqual([])
    expect(asked.filter((url) => /20\.31|57\.52/.test(url))).toEqual([])
    expect(asked.length).toBeGreaterThan(0)
  }
}

/** Streets are drawn in the middle of the map, and those whose data they are is named. */
async function expectStreets(page: Page): Promise<void> {
  const map = page.locator('canvas')
  await expect.poll(() => map.evaluate(colorsInTheMiddle)).toBeGreaterThan(3)
  await expect(page.getByText(/^© .*OpenStreetMap.* · Protomaps$/)).toBeVisible()
}

/** How many colours are within 60 pixels around the middle; nothing drawn is one. */
function colorsInTheMiddle(map: SVGElement | HTMLElement): number {
  const canvas = map as HTMLCanvasElement
  // A copy, because browsers warn of a canvas that is read several times.
  const copy = new OffscreenCanvas(120, 120).getContext('2d', { willReadFrequently: true })
  if (!copy || !canvas.width) return 0
  copy.drawImage(canvas, 60 - canvas.width / 2, 60 - canvas.height / 2)
  return new Set(new Uint32Array(copy.getImageData(0, 0, 120, 120).data.buffer)).size
}

/** The distances on the cards, in km. */
async function distances(page: Page): Promise<number[]> {
  const words = await page
    .locator('article')
    .getByText(/^[\d.,]+\s(m|km)$/)
    .allTextContents()
  return words.map((text) => Number.parseFloat(text.replace(',', '.')) / (text.endsWith('km') ? 1 : 1000))
}

const words = {
  en: {
    prefix: '',
    nearMe: 'Near me',
    forget: 'Forget my position',
    choose: 'Near which place?',
    distance: 'Distance from Curepipe',
    map: 'On the map',
    mapTitle: 'Stores on the map',
    zoomIn: 'Zoom in',
  },
  fr: {
    prefix: '/fr',
    nearMe: 'Près de moi',
    forget: 'Oublier ma position',
    choose: 'Près de quel lieu',
    distance: 'Distance depuis Curepipe',
    map: 'Sur la carte',
    mapTitle: 'Les boutiques sur la carte',
    zoomIn: 'Agrandir',
  },
} as const

for (const [width, language] of [
  [390, 'en'],
  [1280, 'fr'],
] as const) {
  const say = words[language]
  test.describe(`${width} wide, ${language}`, () => {
    test.use({ viewport: { width, height: 900 }, geolocation: curepipe })

    test(
      'stores near me: asked on a tap, ordered by distance, on the map, and forgotten',
      width === 390 ? {} : long,
      async ({ page, context, baseURL }) => {
        const expectOwnOriginAlone = watchRequests(page)
        await context.grantPermissions(['geolocation'])
        await page.goto(`${say.prefix}/stores`)
        await page.getByRole('button', { name: say.nearMe }).click()
        await expect(page).toHaveURL((url) => url.searchParams.get('near') === 'Curepipe')
        await expect.poll(() => distances(page)).toHaveLength(12)
        const before = await distances(page)
        expect(before[0]).toBeLessThan(5)
        await page.getByLabel(say.distance).selectOption('5')
        await expect(page).toHaveURL(/radius=5/)
        await expect.poll(async () => Math.max(...(await distances(page)))).toBeLessThan(6)
        await expectAccessible(page)

        await page.getByRole('link', { name: say.map, exact: true }).click()
        // The address changes first. Until the map is there, so is the list with a button of the same name.
        await expect(page.getByRole('heading', { level: 1, name: say.mapTitle })).toBeVisible()
        await expect(page).toHaveURL(`${say.prefix}/map`)
        await page.getByRole('button', { name: say.nearMe }).click()
        await expect(page).toHaveURL((url) => url.searchParams.get('place') === 'Curepipe')
        await expect(page.getByRole('heading', { level: 2, name: /Curepipe/ })).toBeVisible()
        await expectStreets(page)
        await page.getByRole('button', { name: say.zoomIn }).press('ArrowLeft')
        await page.getByRole('button', { name: say.zoomIn }).press('-')
        await expectAccessible(page)
        await page.getByRole('button', { name: say.forget }).click()
        await expect(page.getByRole('button', { name: say.forget })).toBeHidden()
        expect(await page.evaluate(() => localStorage.getItem('zilbazar-position'))).toBeNull()
        expectOwnOriginAlone(baseURL ?? '')
      },
    )

    test('who refuses chooses a place', long, async ({ page, context, request, baseURL }) => {
      const expectOwnOriginAlone = watchRequests(page)
      await context.clearPermissions()
      const tree = await (await request.get('/api/product/product-category-tree')).json()
      await page.goto(`${say.prefix}/category/${tree[0]._id}`)
      await page.getByRole('button', { name: say.nearMe }).click()
      await page.getByLabel(say.choose).selectOption('Curepipe')
      await expect(page).toHaveURL((url) => url.searchParams.get('near') === 'Curepipe')
      await expect.poll(() => distances(page)).toHaveLength(12)
      const found = await distances(page)
      expect(found).toEqual([...found].sort((one, other) => one - other))
      await expectAccessible(page)
      expectOwnOriginAlone(baseURL ?? '')
    })
  })
}

test.describe('streets', () => {
  test.use({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' })

  test(
    'are drawn down to the street of a store, in every theme, from our origin alone',
    long,
    async ({ page, baseURL }) => {
      const expectOwnOriginAlone = watchRequests(page)
      const tiles: number[] = []
      page.on('response', (response) => {
        const [, zoom] = /^\/map\/tiles\/[0-9a-f]{16}\/(\d+)\//.exec(new URL(response.url()).pathname) ?? []
        if (zoom && response.ok()) tiles.push(Number(zoom))
      })
      await page.goto('/fr/map?place=Curepipe')
      await expectStreets(page)
      const plus = page.getByRole('button', { name: 'Agrandir' })
      for (let press = 0; press < 12; press += 1) await plus.press('+')
      await expect(plus).toHaveAttribute('aria-disabled', 'true')
      await expect.poll(() => Math.max(...tiles)).toBe(15)
      await expectStreets(page)
      await expectAccessible(page)
      const picture = () => page.locator('canvas').evaluate((map) => (map as HTMLCanvasElement).toDataURL())
      const dark = await picture()
      await page.emulateMedia({ colorScheme: 'light' })
      await expect.poll(picture).not.toBe(dark)
      const light = await picture()
      await page.emulateMedia({ forcedColors: 'active' })
      await expect.poll(picture).not.toBe(light)
      expectOwnOriginAlone(baseURL ?? '')
    },
  )
})

test.describe('the map without script', () => {
  test.use({ javaScriptEnabled: false })

  test('leads over a pin to the stores of a place', long, async ({ page }) => {
    await page.goto('/map')
    const pin = page.getByRole('link', { name: /^Curepipe.*store/ })
    await expect(pin).toBeVisible()
    await pin.click()
    await expect(page).toHaveURL(/place=Curepipe/)
    await expect(page.getByRole('heading', { name: /Stores in Curepipe/ })).toBeVisible()
    await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible()
    await page.goto('/map')
    await page.getByRole('link', { name: /^Rodrigues/ }).click()
    await expect(page.getByRole('img', { name: 'Map of Rodrigues' })).toBeVisible()
  })
})
