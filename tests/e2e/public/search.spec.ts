import { long, longIf } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the results are complete, with both tabs and their counts', async ({ page, request }) => {
    const found = await (await request.get('/api/product/public/search?q=coconut')).json()
    await page.goto('/search?q=coconut')
    await expect(page).toHaveTitle('Search: coconut – Zilbazar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “coconut”')
    await expect(page.getByRole('tab', { name: `Products (${found.totalProducts})` })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await page.getByRole('tab', { name: `Stores (${found.totalStores})` }).click()
    await expect(page).toHaveURL(/\/search\?q=coconut&tab=stores$/)
    await expect(page.getByRole('article')).toHaveCount(Math.min(found.totalStores, 12))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
})

for (const size of [{ width: 390, height: 844 }]) {
  test.describe(`${size.width} wide`, () => {
    test.use({ viewport: size })

    test('each tab has its own pages, and a city counts for both', long, async ({ page, request }) => {
      const { cities } = await (
        await request.get('/api/product/public/search/product-cities?q=coconut')
      ).json()
      await page.goto('/search?q=coconut')
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/productPage=2/)
      await expect(page.getByText(/^Showing 13–/)).toBeVisible()
      await page.getByRole('tab', { name: /^Stores/ }).click()
      await expect(page).toHaveURL(/tab=stores/)
      await expect(page.getByText(/^Showing 1–/)).toBeVisible()
      await page.getByRole('tab', { name: /^Products/ }).click()
      await expect(page.getByText(/^Showing 13–/)).toBeVisible()
      await page.getByLabel('Filter by City').selectOption(cities[0])
      await expect(page).toHaveURL(
        (url) => url.search === `?${new URLSearchParams({ q: 'coconut', city: cities[0] })}`,
      )
      await expect(page.getByText(/^Showing 1–/)).toBeVisible()
      await expectAccessible(page)
    })

    test('a misspelt search shows what is close to it', async ({ page }) => {
      await page.goto('/search?q=coconnut')
      await expect(page.getByText('Showing results close to “coconnut”.')).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test('a search without results repeats its words and links on', async ({ page }) => {
      await page.goto('/search?q=xqzwvk')
      await expect(page.getByText('No products found.')).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Stores (0)' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.getByLabel('Filter by City')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Browse hot deals' })).toHaveAttribute('href', '/hot-deals')
      await expectAccessible(page)
    })

    test('suggestions can be walked through with the keys', async ({ page }) => {
      await page.goto('/')
      const box = page.getByRole('combobox', { name: 'Search products and stores' })
      await box.pressSequentially('coco', { delay: 30 })
      const list = page.getByRole('listbox', { name: 'Suggestions' })
      await expect(list).toBeVisible()
      await expectAccessible(page)
      await box.press('Escape')
      await expect(list).toBeHidden()
      await expect(box).toHaveValue('coco')
      await box.press('ArrowDown')
      await box.press('ArrowDown')
      const reached = list.getByRole('option').nth(1)
      await expect(reached).toHaveAttribute('aria-selected', 'true')
      const address = await reached.getAttribute('href')
      await box.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      await expect(list).toBeHidden()
    })

    test('words typed after leaving a suggestion are searched', long, async ({ page }) => {
      await page.goto('/')
      const box = page.getByRole('combobox', { name: 'Search products and stores' })
      const list = page.getByRole('listbox', { name: 'Suggestions' })
      const suggested = page.waitForResponse((response) => response.url().endsWith('?q=van'))
      await box.pressSequentially('van', { delay: 30 })
      await suggested
      await expect(list).toBeVisible()
      // New suggestions may still arrive and reset the selection.
      await expect(async () => {
        await box.press('ArrowDown')
        await expect(list.locator('[aria-selected=true]')).toHaveCount(1, { timeout: 1000 })
      }).toPass()
      await box.press('Escape')
      await expect(list).toBeHidden()
      await box.press('ControlOrMeta+A')
      await box.pressSequentially('tea')
      await box.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=tea$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “tea”')
    })

    test('suggestions can be pressed', long, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('combobox', { name: 'Search products and stores' }).fill('coco')
      const option = page.getByRole('option').first()
      const address = await option.getAttribute('href')
      await option.click()
      await expect(page).toHaveURL(new RegExp(`${address}$`))
    })
  })
}

test('the search box shows what was searched for', async ({ page }) => {
  await page.goto('/search?q=1.50')
  await expect(page.getByRole('combobox', { name: 'Search products and stores' })).toHaveValue('1.50')
})

test('a search that fails shows an error, keeps the previous results, and can be retried', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/search?q=coconut')
  const cards = await page.getByRole('article').count()
  await page.route(/\/api\/product\/public\/search\?.*city=/, (route) =>
    route.fulfill({ status: 503, json: {} }),
  )
  await page.getByLabel('Filter by City').selectOption({ index: 1 })
  await expect(page.getByRole('alert')).toContainText('Failed to load search results')
  await expect(page.getByRole('article')).toHaveCount(cards)
  await page.unroute(/\/api\/product\/public\/search\?.*city=/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  consoleErrors.splice(0)
})

for (const [path, sentence] of [
  ['/search', 'The search can have at most 200 characters.'],
  ['/fr/search', 'La recherche peut compter 200 caractères au plus.'],
] as const) {
  test(`${path} says when a search is too long`, longIf(path !== '/search'), async ({ page, request }) => {
    const tooLong = new URLSearchParams({ q: 'tea '.repeat(60).trim() })
    await page.goto(`${path}?${tooLong}`)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
    const refused = await request.get(`/api/product/public/search?${tooLong}`, {
      headers: { 'accept-language': path.startsWith('/fr') ? 'fr' : 'en' },
    })
    expect(refused.status()).toBe(400)
    expect(await refused.json()).toMatchObject({ message: sentence })
  })
}

test('without words the search page asks for some', async ({ page }) => {
  await page.goto('/search?q=+++')
  await expect(page.getByText('What are you looking for?')).toBeVisible()
})

for (const q of ['%', "' or 1=1 --", '\\', 'a'.repeat(10_000), '\u0000\u0007', '<script>alert(1)</script>']) {
  test(`a search for ${JSON.stringify(q.slice(0, 20))} is answered like any other`, async ({ request }) => {
    const response = await request.get(`/search?${new URLSearchParams({ q })}`)
    expect(response.status()).toBe(200)
  })
}
