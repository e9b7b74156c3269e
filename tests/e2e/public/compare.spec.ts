import type { APIRequestContext } from '@playwright/test'
import type { Category } from '#contract/shapes/category.ts'
import type { ProductPage } from '#contract/shapes/product.ts'
import { long } from '../support/long.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'

const unknownId = '00000000-0000-7000-8000-000000000000'

/** Root categories with at least five products, and their first page. */
async function fullCategories(request: APIRequestContext) {
  const tree: Category[] = await (await request.get('/api/product/product-category-tree')).json()
  const found: { root: Category; products: ProductPage['products'] }[] = []
  for (const root of tree) {
    const address = `/api/product/products/by-category/${root._id}/best-rated`
    const { products }: ProductPage = await (await request.get(address)).json()
    if (products.length > 4) found.push({ root, products })
    if (found.length === 2) return found
  }
  throw new Error('The demo catalogue has too few products.')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'two products of a list are chosen and compared, in both languages',
    long,
    async ({ page, request }) => {
      const [{ root, products } = { root: undefined, products: [] }] = await fullCategories(request)
      const [first, second] = products
      await page.goto(`/category/${root?._id}`)
      for (const product of [first, second])
        await page
          .getByRole('button', { name: `Compare ${product?.title}`, exact: true })
          .first()
          .click()
      const bar = page.getByRole('complementary', { name: 'Products to compare' })
      await expect(bar.getByRole('img')).toHaveCount(2)
      await expectAccessible(page)
      await bar.getByRole('link', { name: 'Compare (2)' }).click()
      const columns = page.getByRole('table').getByRole('columnheader')
      await expect(columns).toHaveText([new RegExp(first?.title ?? ''), new RegExp(second?.title ?? '')])
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectAccessible(page)
      const { pathname, search } = new URL(page.url())
      await page.goto(`/fr${pathname}${search}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer des produits')
      await expect(page.getByRole('rowheader')).toHaveText([
        'Prix',
        '30 jours avant',
        'Note',
        'Boutique',
        'Horaires',
        'Lieu',
      ])
      await expectAccessible(page)
      await page.getByRole('link', { name: `Retirer ${first?.title}`, exact: true }).click()
      await expect(columns).toHaveCount(1)
    },
  )
})

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test(
    'a fifth product and one of another category get a sentence, and the choice stays on the device',
    long,
    async ({ page, request }) => {
      const [{ products } = { products: [] }, other] = await fullCategories(request)
      const press = async (product: { _id: string; title: string } | undefined) => {
        await page.goto(`/product/${product?._id}`)
        await page.getByRole('button', { name: `Compare ${product?.title}`, exact: true }).click()
      }
      const pictures = page.getByRole('complementary', { name: 'Products to compare' }).getByRole('img')
      await press(products[0])
      await expect(pictures).toHaveCount(1)
      await press(other?.products[0])
      await expect(page.getByText('Only products of one category can be compared.')).toBeVisible()
      for (const [position, product] of products.slice(1, 4).entries()) {
        await press(product)
        await expect(pictures).toHaveCount(position + 2)
      }
      await press(products[4])
      await expect(page.getByText('Up to 4 products can be compared. Remove one first.')).toBeVisible()
      await expect(pictures).toHaveCount(4)
      await page.getByRole('link', { name: 'Compare (4)' }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(4)
      await expectAccessible(page)
      await page.goto(`/fr/product/${products[0]?._id}`)
      await page.getByRole('button', { name: 'Vider la comparaison' }).click()
      await expect(pictures).toHaveCount(0)
    },
  )

  test(
    'products that are gone or of another category are named at a shared address',
    long,
    async ({ page, request }) => {
      const [one, other] = await fullCategories(request)
      const ids = [one?.products[0]?._id, unknownId, other?.products[0]?._id]
      await page.goto(`/compare?products=${ids.join(',')}`)
      await expect(page.getByText('One product is no longer shown, so it is left out.')).toBeVisible()
      await expect(page.getByText(`is from ${other?.root.name}.`)).toBeVisible()
      await expect(page.getByRole('columnheader')).toHaveCount(1)
      await page.goto('/compare')
      await expect(page.getByText('Nothing to compare yet')).toBeVisible()
      await expectAccessible(page)
    },
  )
})

test(
  'without script a product leads to the comparison, which is a table',
  long,
  async ({ browser, request }) => {
    const [{ products } = { products: [] }] = await fullCategories(request)
    const [first, second] = products
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`/product/${first?._id}`)
    await page.getByRole('link', { name: `Compare ${first?.title}`, exact: true }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await page.goto(`/compare?products=${first?._id},${second?._id}`)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await page.close()
  },
)
