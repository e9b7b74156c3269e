import { long } from '../support/long.ts'
import { anAccount, callFromOwnAddress } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import {
  arrivals,
  aShopper,
  badge,
  hearts,
  lastingHeart,
  main,
  titles,
  wishedTitles,
  wishFor,
  wishlistCalls,
} from '../support/wishes.ts'

test.beforeEach(({ context }) => callFromOwnAddress(context))

/** A person without a review gets a 404, which the browser logs. */
function forgive(consoleErrors: string[], said: RegExp) {
  expect(consoleErrors.splice(0).filter((consoleError) => !said.test(consoleError))).toEqual([])
}

test('a heart on a card is filled at once, counted, saved and removed', long, async ({ page }) => {
  await aShopper(page)
  const calls = wishlistCalls(page)
  await page.goto('/new-arrivals')
  const heart = await lastingHeart(page)
  await expect.poll(() => [...calls].sort()).toEqual(['/wishlist/count', '/wishlist/status'])
  await expect(badge(page)).toHaveCount(0)
  const before = await heart.boundingBox()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Added to wishlist').first()).toBeVisible()
  await expect(badge(page)).toHaveText('1 wish')
  await expect(page).toHaveURL('/new-arrivals')
  expect(await heart.boundingBox()).toEqual(before)
  await expectAccessible(page)

  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByText('Removed from wishlist').first()).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(badge(page)).toHaveCount(0)
  expect(await wishedTitles(page)).toEqual([])
})

test('another page of a list only requests the hearts of its own cards', long, async ({ page }) => {
  await aShopper(page)
  const asked: string[][] = []
  await page.route('**/api/products/wishlist/status', (route) => {
    const { productIds, storeIds } = route.request().postDataJSON()
    asked.push([...productIds, ...storeIds])
    return route.continue()
  })
  await page.goto('/new-arrivals')
  await expect.poll(() => asked.length).toBe(1)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked.map((ids) => ids.length)).toEqual([12, 12])
  expect(new Set(asked.flat()).size).toBe(24)
  await page.goBack()
  await expect(page.getByText(/^Showing 1–12/)).toBeVisible()
  expect(asked).toHaveLength(2)
})

test(
  'a product and a store added on their pages appear on the wishlist',
  long,
  async ({ page, consoleErrors }) => {
    await aShopper(page)
    const [product] = await arrivals(page)
    await page.goto(`/product/${product?._id}`)
    await main(page).getByRole('button', { name: 'Add to wishlist' }).click()
    await expect(page.getByText('Added to wishlist').first()).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Remove from wishlist' })).toBeVisible()

    await main(page).locator('a[href^="/store/"]').first().click()
    await expect(page.getByRole('heading', { name: 'Store Products' })).toBeVisible()
    const store = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await main(page)
      .getByRole('button', { name: `Add to wishlist: ${store}` })
      .click()
    await expect(badge(page)).toHaveText('2 wishes')
    await expect(main(page).getByRole('button', { name: `Remove from wishlist: ${store}` })).toBeVisible()
    await expect(page.getByText('Added to wishlist').first()).toBeVisible()
    forgive(consoleErrors, /status of 404/)

    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: /^Wishlist/ })
      .click()
    await expect(page.getByRole('tab', { name: 'Products (1)' })).toBeVisible()
    await expect(titles(page)).toHaveText([product?.title ?? ''])
    await page.getByRole('tab', { name: 'Stores (1)' }).click()
    await expect(page).toHaveURL('/wishlist?tab=stores')
    await expect(titles(page)).toHaveText([store])
    await page.getByRole('button', { name: `Remove ${store} from wishlist` }).click()
    await expect(page.getByText('Removed store from wishlist')).toBeVisible()
    await expect(page.getByText('No stores in wishlist.')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Products (1)' }).click()
    await main(page).getByRole('link', { name: product?.title }).click()
    await main(page).getByRole('button', { name: 'Remove from wishlist' }).click()
    await expect(page.getByText('Removed from wishlist').first()).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Add to wishlist' })).toBeVisible()
    expect(await wishedTitles(page)).toEqual([])
    forgive(consoleErrors, /status of 404/)
  },
)

test(
  'the wishlist shows nine items a page, refills after a removal, and leaves an emptied page',
  long,
  async ({ page }) => {
    await aShopper(page)
    const products = (await arrivals(page)).slice(0, 11)
    const names = products.map(({ title }) => title)
    await wishFor(page, products)
    await page.goto('/wishlist')
    await expect(titles(page)).toHaveText(names.slice(0, 9))
    await expect(page.getByText('Showing 1–9 of 11')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: `Remove ${names[1]} from wishlist` }).click()
    await expect(titles(page)).toHaveText([...names.slice(0, 1), ...names.slice(2, 10)])
    await expect(page.getByText('Removed product from wishlist')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Products (10)' })).toBeVisible()
    await expect(badge(page)).toHaveText('10 wishes')

    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL('/wishlist?page=2')
    await expect(titles(page)).toHaveText([names[10] ?? ''])
    await page.getByRole('button', { name: `Remove ${names[10]} from wishlist` }).click()
    await expect(page).toHaveURL('/wishlist')
    await expect(titles(page)).toHaveText([...names.slice(0, 1), ...names.slice(2, 10)])
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
    await page.reload()
    await expect(titles(page)).toHaveCount(9)
  },
)

test('items are added to and removed from the wishlist by keyboard alone', long, async ({ page }) => {
  await aShopper(page)
  await wishFor(page, (await arrivals(page)).slice(0, 2))
  await page.goto('/hot-deals')
  const heart = await lastingHeart(page, 'hot-deals', 5)
  for (let presses = 0; presses < 70; presses += 1) {
    await page.keyboard.press('Tab')
    if (await heart.evaluate((element) => element === document.activeElement)) break
  }
  await expect(heart).toBeFocused()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(badge(page)).toHaveText('3 wishes')
  await expect(page).toHaveURL('/hot-deals')

  await page.goto('/wishlist')
  const remove = page.getByRole('button', { name: /^Remove .+ from wishlist$/ })
  await expect(remove).toHaveCount(3)
  for (let presses = 0; presses < 70; presses += 1) {
    await page.keyboard.press('Tab')
    if (await remove.first().evaluate((element) => element === document.activeElement)) break
  }
  for (const left of [2, 1]) {
    await page.keyboard.press('Enter')
    await expect(remove).toHaveCount(left)
    await expect(remove.first()).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('No products in wishlist.')).toBeVisible()
  await expect.poll(() => wishedTitles(page)).toEqual([])
})

test('quick presses of a heart end in the state of the last press', long, async ({ page }) => {
  await aShopper(page)
  await page.goto('/new-arrivals')
  const heart = await lastingHeart(page)
  await expect(page.getByRole('link', { name: /^Wishlist/ }).first()).toBeAttached()
  await heart.dblclick()
  await expect(page.getByText('Removed from wishlist').first()).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await wishedTitles(page)).toEqual([])
  await heart.click({ clickCount: 3 })
  await expect(page.getByText('Added to wishlist').first()).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await wishedTitles(page)).toHaveLength(1)
})

test(
  'a heart that cannot be saved is reset, and the reason is shown',
  long,
  async ({ page, consoleErrors }) => {
    await aShopper(page)
    const products = (await arrivals(page)).slice(0, 2)
    await wishFor(page, products)
    await page.goto('/hot-deals')
    await expect(badge(page)).toHaveText('2 wishes')
    await page.route('**/api/products/wishlist/{add,remove}', (route) => route.abort())
    const heart = await lastingHeart(page, 'hot-deals', 5)
    await heart.click()
    await expect(page.getByText('Failed to update wishlist')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(badge(page)).toHaveText('2 wishes')

    await page.goto('/wishlist')
    await page.getByRole('button', { name: `Remove ${products[0]?.title} from wishlist` }).click()
    await expect(page.getByText('Error removing product')).toBeVisible()
    await expect(titles(page)).toHaveText(products.map(({ title }) => title))
    forgive(consoleErrors, /ERR_FAILED/)
  },
)

test('a wishlist that fails to load can be retried', long, async ({ page, consoleErrors }) => {
  await aShopper(page)
  await wishFor(page, (await arrivals(page)).slice(0, 1))
  await page.route('**/my-wishlist*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/wishlist', { waitUntil: 'commit' })
  await expect(page.getByText('Loading your wishlist...')).toBeVisible()
  await expect(page.getByText('Failed to load wishlist')).toBeVisible()
  await page.unroute('**/my-wishlist*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(titles(page)).toHaveCount(1)
  forgive(consoleErrors, /status of 500/)
})

test(
  'a visitor is asked to log in without a request, and finds the item on the wishlist afterwards',
  long,
  async ({ page }) => {
    const person = await anAccount(page)
    const calls = wishlistCalls(page)
    await page.goto('/hot-deals')
    await expect(hearts(page)).toHaveCount(12)
    const name = (await hearts(page).first().getAttribute('aria-label')) ?? ''
    await hearts(page).first().click()
    await expect(page.getByText('Please log in to use the wishlist.')).toBeVisible()
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')

    await page.goto('/wishlist')
    await expect(main(page).getByText('Please log in to use the wishlist.')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page)
    expect(calls).toEqual([])
    await main(page).getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login?next=%2Fwishlist')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/wishlist')
    const [wished = ''] = name.match(/(?<=^Add ).+(?= to wishlist$)/) ?? []
    await expect(titles(page)).toHaveText([wished])
  },
)

test('the server’s pages are the same for everyone: their hearts are empty', async ({ page }) => {
  await aShopper(page)
  await wishFor(page, await arrivals(page))
  const html = await (await page.context().request.get('/new-arrivals')).text()
  expect(html.match(/aria-pressed="false"/g)?.length).toBeGreaterThanOrEqual(12)
  expect(html).not.toContain('aria-pressed="true" aria-label="Add')
  expect(html).not.toMatch(/aria-label="Add [^"]+" aria-pressed="true"/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('wish from a card, find the count in the menu, take back on the wishlist', long, async ({ page }) => {
    await aShopper(page)
    await page.goto('/')
    const heart = await lastingHeart(page)
    const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await heart.tap()
    await expect(page.getByText('Added to wishlist').first()).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(badge(page)).toHaveText('1 wish')
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: /^Wishlist/ })
      .tap()
    await expect(titles(page)).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Remove .+ from wishlist$/ }).tap()
    await expect(page.getByText('Removed product from wishlist')).toBeVisible()
    await expect(page.getByText('No products in wishlist.')).toBeVisible()
  })
})
