import type { Page } from '@playwright/test'
import { photo } from '#tests/support/picture-files.ts'
import { long } from '../support/long.ts'
import { expectToast, prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'

test.beforeEach(({ context }) => prepare(context))

/** 'Fashion > Women', as somebody writes it into a file. */
async function aCategory({ request }: Page): Promise<string> {
  const { categories } = await (await request.get('/api/store/product-category/')).json()
  const [{ _id, name }] = categories
  const { subcategories } = await (await request.get(`/api/store/product-subcategories/${_id}`)).json()
  return `${name} > ${subcategories[0].name}`
}

async function paste(page: Page, text: string) {
  await page.goto('/admin/dashboard/products/import')
  await page.getByLabel('Or paste rows here').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test(
  'a store owner imports a few products with a picture, changes prices in bulk and undoes it, on a phone',
  long,
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await anOpenStore(page)
    const category = await aCategory(page)
    const text = [
      'SKU;Title;Description;Price;Category;Picture',
      `S-1;Vanilla soap;Poured by hand.;1 250,00;${category};soap.jpg`,
      `S-2;Coral soap;With salt.;800;${category};`,
      `S-3;Priceless soap;No price.;;${category};`,
    ].join('\n')
    await paste(page, text)
    await expect(page.getByText('It has no price.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^New/ }).click()
    await expect(page.getByText('Without a picture it stays a hidden draft.')).toHaveCount(2)
    const buffer = await photo('jpeg', { width: 900, height: 600 })
    await page.getByLabel('Pictures').setInputFiles({ name: 'Soap.JPG', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText('1 picture chosen; rows that have one: 1.')).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the refused rows' }).click()
    expect((await saved).suggestedFilename()).toBe('refused-rows.csv')
    await page.getByRole('button', { name: 'Import 2 products' }).click()
    await expect(page.getByText('Added: 2, changed: 0, unchanged: 0, refused: 1')).toBeVisible()

    await paste(page, text)
    await expect(page.getByText('There is nothing to import: nothing would change.')).toBeVisible()

    await page.goto('/admin/dashboard/products')
    await expect(row(page, 'Coral soap').getByText('Draft')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Vanilla soap' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select Vanilla soap' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('How much').fill('10')
    await expect(page.getByText('Rs 1,250 → Rs 1,375')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change 1 product' }).click()
    await expect(row(page, 'Vanilla soap')).toContainText('Rs 1,375')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, '1 product is as it was before.')
    await expect(row(page, 'Vanilla soap')).toContainText('Rs 1,250')

    await page.getByRole('button', { name: 'Hide Vanilla soap' }).click()
    await expect(row(page, 'Vanilla soap').getByText('Hidden')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Duplicate Vanilla soap' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Vanilla soap (copy)')
    await page.getByRole('button', { name: 'Add product' }).click()
    await expect(page.getByRole('link', { name: 'Vanilla soap (copy)' })).toBeVisible()
  },
)

test('a file of 500 rows is imported, exported and read again without a change', long, async ({ page }) => {
  test.slow()
  await anOpenStore(page)
  const category = await aCategory(page)
  const rows = Array.from(
    { length: 500 },
    (_, at) => `P-${at};Basket ${at};Woven on the island.;${100 + at},50;${category};yes`,
  )
  await paste(page, ['SKU;Title;Description;Price;Category;Shown', ...rows].join('\r\n'))
  await page.getByRole('button', { name: 'Import 500 products' }).click()
  await expect(page.getByRole('progressbar', { name: 'Progress of the import' })).toBeVisible()
  await expect(page.getByText('Added: 500, changed: 0, unchanged: 0, refused: 0')).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('link', { name: 'See your products' }).click()
  await expect(page.getByText('Showing 1–25 of 500')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await saved).path()
  await page.goto('/admin/dashboard/products/import')
  await page.getByLabel('CSV file').setInputFiles(file)
  await expect(page.getByText('There is nothing to import: nothing would change.')).toBeVisible()

  await page.goto('/admin/dashboard/products')
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('button', { name: 'Select 500 products' }).click()
  await page.getByLabel('What to do with them').selectOption('Delete')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Delete 500 products' }).click()
  await expect(page.getByText('500 products are deleted. For a minute you can undo this.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Showing 1–25 of 500')).toBeVisible()
})
