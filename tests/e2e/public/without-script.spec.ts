import { expect, test } from '../support/shop.ts'

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

test('the wishlist says that it needs script', async ({ page }) => {
  await page.goto('/wishlist')
  // Playwright's text locators ignore <noscript>.
  const said = page.getByRole('main').locator('noscript p').first()
  await expect(said).toBeVisible()
  await expect(said).toHaveText('The wishlist needs JavaScript.')
  await expect(page.getByText('Loading your wishlist...')).toBeHidden()
  await page.getByRole('link', { name: 'Browse hot deals' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hot Deals' })).toBeVisible()
})

test('the menu is a link that shows its items', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await page.getByRole('link', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test('Browse Categories is a link to the categories', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Browse Categories' })).toBeHidden()
  await page.getByRole('link', { name: 'Browse Categories' }).click()
  const category = page.getByRole('link', { name: 'Food & groceries' })
  await expect(category).toBeInViewport()
  await category.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Food & groceries' })).toBeVisible()
})

test('a product can be called from the foot of the screen', async ({ page }) => {
  const { products } = await (await page.request.get('/api/product/hot-deals')).json()
  const { _id } = products.find(({ contactInfo }: { contactInfo: string | null }) => contactInfo)
  await page.goto(`/product/${_id}`)
  const call = page.getByRole('navigation', { name: 'Reach the store' }).getByRole('link', { name: /^Call / })
  await expect(call).toBeInViewport()
  await expect(call).toHaveAttribute('href', /^tel:/)
})
