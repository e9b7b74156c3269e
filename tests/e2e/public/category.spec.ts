import type { APIRequestContext } from '@playwright/test'
import type { Category } from '#contract/shapes/category.ts'
import { long, longIf } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

/** A category three levels deep, every level with products. */
async function deepCategory(request: APIRequestContext) {
  const tree: Category[] = await (await request.get('/api/product/product-category-tree')).json()
  for (const root of tree) {
    for (const child of root.subcategories) {
      for (const grandchild of child.subcategories) {
        const { total } = await (
          await request.get(`/api/product/products/by-category/${grandchild._id}/best-rated`)
        ).json()
        if (total > 0) return { root, child, grandchild, total }
      }
    }
  }
  throw new Error('The demo catalogue has no category three levels deep.')
}

/** A category with a city in which one of its subcategories has no product. */
async function cityWithoutChild(request: APIRequestContext) {
  const tree: Category[] = await (await request.get('/api/product/product-category-tree')).json()
  const citiesOf = async (id: string): Promise<string[]> =>
    (await (await request.get(`/api/product/products/by-category/${id}/cities`)).json()).cities
  for (const root of tree) {
    const all = await citiesOf(root._id)
    for (const child of root.subcategories) {
      const some = await citiesOf(child._id)
      const elsewhere = all.find((city) => !some.includes(city))
      if (some.length > 0 && elsewhere) return { root, child, elsewhere }
    }
  }
  throw new Error('Every subcategory of the demo catalogue is sold everywhere.')
}

test('a category is complete without script, with its name as the title', async ({ browser, request }) => {
  const { root, child } = await deepCategory(request)
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`/category/${child._id}`)
  await expect(page).toHaveTitle(`${child.name} – Zilbazar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(child.name)
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(way.getByRole('link', { name: root.name })).toHaveAttribute('href', `/category/${root._id}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.map((text) => JSON.parse(text)['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
  await page.close()
})

for (const size of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(
    `subcategories narrow the list step by step, ${size.width} wide`,
    longIf(size.width === 1280),
    async ({ page, request }) => {
      const { root, child, grandchild, total } = await deepCategory(request)
      await page.setViewportSize(size)
      await page.goto(`/category/${root._id}`)
      await expect(page.getByLabel(`In ${child.name}`)).toHaveCount(0)
      await page.getByLabel(`In ${root.name}`).selectOption(child.name)
      await expect(page).toHaveURL(new RegExp(`subcategory1=${child._id}$`))
      await page.getByLabel(`In ${child.name}`).selectOption(grandchild.name)
      await expect(page).toHaveURL(new RegExp(`subcategory2=${grandchild._id}$`))
      await expect(page.getByText(new RegExp(`^Showing 1–\\d+ of ${total}$`))).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('link', { name: `Remove filter: ${child.name}` }).click()
      await expect(page).toHaveURL(new RegExp(`/category/${root._id}$`))
      await expect(page.getByLabel(`In ${child.name}`)).toHaveCount(0)
    },
  )
}

test(
  'the cities are those of the chosen subcategory, and an empty city can be left',
  long,
  async ({ page, request }) => {
    const { root, child, elsewhere } = await cityWithoutChild(request)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/category/${root._id}?city=${encodeURIComponent(elsewhere)}`)
    const cities = page.getByLabel('Filter by City')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByLabel(`In ${root.name}`).selectOption(child.name)
    await expect(page.getByText(`Nothing in ${elsewhere} for now.`)).toBeVisible()
    // The chosen city stays an option beside the cities with products.
    await expect(cities).toHaveValue(elsewhere)
    const { cities: some } = await (
      await request.get(`/api/product/products/by-category/${root._id}/cities?subcategory1=${child._id}`)
    ).json()
    await expect(cities.getByRole('option')).toHaveText(['All cities', elsewhere, ...some])
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Show all cities' }).click()
    await expect(page).toHaveURL(new RegExp(`/category/${root._id}\\?subcategory1=${child._id}$`))
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(cities.getByRole('option')).toHaveText(['All cities', ...some])
  },
)

test('a category without products in a city says so and offers more', async ({ page, request }) => {
  const { root, child } = await deepCategory(request)
  await page.goto(`/category/${root._id}?city=Atlantis&subcategory1=${child._id}`)
  await expect(page.getByText('No products found in this category.')).toBeVisible()
  await page.getByRole('link', { name: `Show all of ${root.name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/category/${root._id}$`))
  await expect(page.getByRole('article').first()).toBeVisible()
})

for (const id of ['0193a000-0000-7000-8000-000000000001', 'no-id-at-all', '%00']) {
  test(`the category ${id} shows the not-found page`, async ({ request }) => {
    expect([400, 404]).toContain((await request.get(`/category/${id}`)).status())
  })
}

test('an unknown category shows the not-found page without a script error', async ({
  page,
  consoleErrors,
}) => {
  const response = await page.goto('/category/0193a000-0000-7000-8000-000000000001')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page not found')).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The browser logs the status; nothing else may be logged.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

for (const answer of ['at once', 'late'] as const) {
  test(
    `a link to a category that was removed shows the not-found page, answered ${answer}`,
    longIf(answer === 'at once'),
    async ({ page, request, consoleErrors }) => {
      const { root } = await deepCategory(request)
      await page.goto('/')
      let tell = () => {}
      const told = answer === 'late' ? new Promise<void>((resolve) => (tell = resolve)) : Promise.resolve()
      await page.route(`**/api/**${root._id}**`, async (route) => {
        await told
        await route.fulfill({ status: 404, json: { message: 'There is no such category.' } })
      })
      await page.getByRole('link', { name: root.name }).first().click()
      if (answer === 'late')
        await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeVisible()
      tell()
      await expect(page.getByText('Page not found')).toBeVisible()
      await expect(page).toHaveTitle(/^Page not found/)
      expect(consoleErrors.splice(0).filter((said) => !/404/.test(said))).toEqual([])
      await page.getByRole('contentinfo').getByRole('link', { name: 'Hot Deals' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Hot Deals' })).toBeVisible()
      await page.goBack()
      await expect(page.getByText('Page not found')).toBeVisible()
      expect(consoleErrors.splice(0).filter((said) => !/404/.test(said))).toEqual([])
    },
  )
}
