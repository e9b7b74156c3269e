import type { APIRequestContext } from '@playwright/test'
import { long } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

interface Named {
  _id: string
  name: string
}

/** A category of stores with a subcategory below it. */
async function chain(request: APIRequestContext): Promise<[Named, Named]> {
  const { categories } = await (await request.get('/api/store/store/available-categories')).json()
  for (const category of categories as Named[]) {
    const { subcategories } = await (
      await request.get(`/api/store/store-subcategories/${category._id}`)
    ).json()
    if (subcategories.length > 0) return [category, subcategories[0]]
  }
  throw new Error('The demo catalogue has no store category with subcategories.')
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all stores are complete, best rated first, and the name search is a form', async ({
    page,
    request,
  }) => {
    const { stores } = await (await request.get('/api/product/public/all-stores?sort=rating')).json()
    await page.goto('/stores')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Stores')
    expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(
      stores.map(({ name }: Named) => name),
    )
    await page.getByLabel('Search by name').fill(stores[0].name)
    await page.getByLabel('Search by name').press('Enter')
    await expect(page).toHaveURL(/\/stores\?search=/)
    await expect(page.getByRole('link', { name: stores[0].name, exact: true }).first()).toBeVisible()
  })
})

for (const size of [{ width: 390, height: 844 }]) {
  test.describe(`${size.width} wide`, () => {
    test.use({ viewport: size })

    test(
      'typing a name narrows the list after a pause, and Back leaves it',
      long,
      async ({ page, request }) => {
        const { stores } = await (await request.get('/api/product/public/all-stores')).json()
        const [word] = stores[3].name.split(' ')
        await page.goto('/')
        await page.goto('/stores')
        const asked: string[] = []
        page.on('request', (sent) => sent.url().includes('all-stores?') && asked.push(sent.url()))
        await page.getByLabel('Search by name').pressSequentially(word, { delay: 20 })
        await expect(page).toHaveURL((url) => url.searchParams.get('search') === word)
        await expect(page.getByRole('link', { name: stores[3].name, exact: true })).toBeVisible()
        expect(asked.filter((url) => url.includes('search=')).length).toBeLessThanOrEqual(2)
        await expect(page.getByLabel('Search by name')).toBeFocused()
        await expect(page.getByLabel('Search by name')).toHaveValue(word)
        await expectAccessible(page)
        await page.goBack()
        await expect(page).toHaveURL(/\/$/)
      },
    )

    test('categories are chosen step by step and Clear Filters undoes them all', async ({
      page,
      request,
    }) => {
      const [category, subcategory] = await chain(request)
      await page.goto('/stores?page=2')
      const way = page.getByRole('navigation', { name: 'You are browsing' })
      await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0)
      await page.getByLabel('Category', { exact: true }).selectOption(category.name)
      await expect(page).toHaveURL(new RegExp(`\\?storeCategory=${category._id}$`))
      await page.getByLabel(`In ${category.name}`).selectOption(subcategory.name)
      await expect(way).toHaveText(`You are browsingAll Stores${category.name}${subcategory.name}`)
      await page.getByLabel('Search by name').fill('zzzz')
      await expect(page.getByText('No stores found.')).toBeVisible()
      await expectAccessible(page)
      await way.getByRole('link', { name: category.name }).click()
      await expect(page).toHaveURL(/search=zzzz/)
      await expect(way).toHaveText(`You are browsingAll Stores${category.name}`)
      await page.getByRole('button', { name: 'Clear Filters' }).click()
      await expect(page).toHaveURL(/\/stores$/)
      await expect(page.getByLabel('Search by name')).toHaveValue('')
      await expect(page.getByRole('article')).toHaveCount(12)
    })

    test('a city is a filter of its own', long, async ({ page }) => {
      await page.goto('/stores')
      const select = page.getByLabel('Filter by City')
      const city = (await select.locator('option').nth(1).textContent()) ?? ''
      await select.selectOption(city)
      await expect(page.getByRole('link', { name: `Remove filter: ${city}` })).toBeVisible()
      await expect(page).toHaveURL((url) => url.searchParams.get('city') === city)
      await expect(page.getByText(/^Showing 1–/)).toBeVisible()
    })
  })
}
