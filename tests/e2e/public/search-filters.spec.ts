import type { Page } from '@playwright/test'
import { long } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

const pricesOf = async (page: Page) => {
  const answer = await page.request.get(`/api/product/public/search${new URL(page.url()).search}`)
  const { products } = (await answer.json()) as {
    products: { price: number; discount: { isActive: boolean; value: number } }[]
  }
  return products.map(({ price, discount }) =>
    discount.isActive ? Math.round(price * (1 - discount.value / 100)) : price,
  )
}

test.describe('390 wide', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a search is narrowed, ordered and cleared again', async ({ page }) => {
    await page.goto('/search?q=coconut')
    await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('Price in rupees, To').fill('600')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/maxPrice=600/)
    await expect(page.getByRole('link', { name: 'Remove filter: Up to Rs 600' })).toBeVisible()
    await page.getByLabel('Sort by').selectOption('Price, lowest first')
    await expect(page).toHaveURL(/sort=price/)
    const prices = await pricesOf(page)
    expect(prices.length).toBeGreaterThan(0)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    expect(Math.max(...prices)).toBeLessThanOrEqual(600)
    await expectAccessible(page)
    await page.getByLabel('Price in rupees, From').fill('900')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('The lowest price cannot be above the highest.')).toBeVisible()
    await expect(page.getByLabel('Price in rupees, From')).toHaveValue('900')
    await page.goto('/search?q=coconut&minPrice=1&maxPrice=2&minRating=3')
    await expect(page.getByText('Nothing passes these filters.')).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).first().click()
    await expect(page).toHaveURL(/\/search\?q=coconut$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

for (const path of ['/search', '/fr/search'])
  test.describe(`${path} on a small phone`, () => {
    test.use({ viewport: { width: 390, height: 700 } })

    test('the controls are two rows, and results are in sight below them', long, async ({ page }) => {
      await page.goto(`${path}?q=coconut`)
      const controls = page.getByRole('tabpanel').locator('form :is(select, summary, button):visible')
      const tops = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(2)
      const first = await page.getByRole('article').first().boundingBox()
      expect(first?.y).toBeLessThan(700 - 120)
      await page.locator('summary').press('Enter')
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      await expectAccessible(page)
      await page.locator('summary').press('Enter')
      await expect(page.getByRole('checkbox')).toHaveCount(0)
    })
  })

const languages = [
  {
    path: '/search',
    filters: 'Filters',
    place: 'Near a place',
    distance: 'Distance',
    sort: 'Sort by',
    nearest: 'Nearest',
    chip: 'Remove filter: Up to 20 km from Curepipe',
    meant: 'Did you mean',
    instead: 'Search instead for “coconnut”',
    nothing: 'No products found.',
    categories: 'Browse by category',
    box: 'Search products and stores',
    recent: 'Recent searches',
    forget: 'Remove “coconut” from the recent searches',
    forgetAll: 'Remove all',
  },
  {
    path: '/fr/search',
    filters: 'Filtres',
    place: 'Près d’un lieu',
    distance: 'Distance',
    sort: 'Trier par',
    nearest: 'Distance',
    chip: 'Enlever le filtre : Curepipe : 20 km au plus',
    meant: 'Vouliez-vous dire',
    instead: 'Chercher plutôt « coconnut »',
    nothing: 'Aucun produit trouvé.',
    categories: 'Parcourir par catégorie',
    box: 'Chercher un produit, une boutique',
    recent: 'Recherches récentes',
    forget: 'Enlever « coconut » des recherches récentes',
    forgetAll: 'Tout enlever',
  },
] as const

for (const texts of languages) {
  test.describe(`${texts.path} at 1280`, () => {
    test.use({ viewport: { width: 1280, height: 900 } })

    test('a misspelt search offers what was meant', long, async ({ page }) => {
      await page.goto(`${texts.path}?q=coconnut`)
      await expectAccessible(page)
      await page.getByRole('link', { name: texts.instead }).click()
      await expect(page).toHaveURL(/exact=true/)
      await expect(page.getByText(texts.nothing)).toBeVisible()
      await expectAccessible(page)
      const meant = page.getByText(texts.meant).getByRole('link')
      await expect(meant).toHaveText('coconut')
      await meant.click()
      await expect(page).toHaveURL(/\?q=coconut$/)
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test('a place, a radius and the nearest first', long, async ({ page }) => {
      await page.goto(`${texts.path}?q=coconut`)
      await page.getByText(texts.filters, { exact: true }).click()
      await page.getByLabel(texts.place).selectOption('Curepipe')
      await expect(page).toHaveURL(/near=Curepipe/)
      await page.getByLabel(texts.distance, { exact: true }).selectOption('20')
      await expect(page.getByRole('link', { name: texts.chip })).toBeVisible()
      await page.getByLabel(texts.sort).selectOption(texts.nearest)
      await expect(page).toHaveURL(/sort=nearest/)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: texts.chip }).click()
      await expect(page).toHaveURL(/\?q=coconut$/)
    })

    test('a search without results leads to categories and stores', long, async ({ page }) => {
      await page.goto(`${texts.path}?q=xqzwvk`)
      await expect(page.getByRole('heading', { name: texts.categories })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)
    })

    test('recent searches are offered and removed, one by one and all', long, async ({ page }) => {
      for (const q of ['lamp', 'coconut', 'tea']) {
        await page.goto(`${texts.path}?q=${q}`)
        await page.getByRole('combobox', { name: texts.box }).click()
        await page.waitForFunction((words) => localStorage.getItem('zilbazar-searches')?.includes(words), q)
      }
      await page.goto(texts.path)
      const box = page.getByRole('combobox', { name: texts.box })
      await box.click()
      const recent = page.getByRole('region', { name: texts.recent })
      await expect(recent.getByRole('link')).toHaveText(['tea', 'coconut', 'lamp'])
      await expectAccessible(page)
      await recent.getByRole('button', { name: texts.forget }).click()
      await expect(recent.getByRole('link')).toHaveText(['tea', 'lamp'])
      await box.press('ArrowDown')
      await expect(recent.getByRole('link', { name: 'tea' })).toBeFocused()
      await recent.getByRole('button', { name: texts.forgetAll }).click()
      await expect(recent).toBeHidden()
      await page.reload()
      await box.click()
      await expect(recent).toBeHidden()
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are a form', long, async ({ page }) => {
    await page.goto('/search?q=coconut')
    await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('On sale').check()
    await page.getByLabel('Price in rupees, To').fill('5000')
    await page.getByRole('button', { name: 'Apply' }).first().click()
    await expect(page).toHaveURL(/onSale=true/)
    await expect(page.getByRole('link', { name: 'Remove filter: On sale' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove filter: Up to Rs 5,000' })).toBeVisible()
  })
})
