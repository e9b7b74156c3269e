import type { Locator, Page } from '@playwright/test'
import { long } from '../support/long.ts'
import { aSession, expectToast, prepare, signedInShopper } from '../support/person.ts'
import { expect, test } from '../support/shop.ts'
import { openConsole } from '../support/website-owner.ts'

/** Presses Tab until this has a visible focus. */
async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const isMarked = await target.evaluate((element) => {
        // The focus ring is on the element, or on the label, frame or card around it.
        const near = [element, element.parentElement, element.closest('label, article')]
        const looks = near.flatMap((one) =>
          one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : [],
        )
        return looks.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none')
      })
      expect(isMarked, 'the focus is seen').toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

test('a shopper searches, opens, wishes and reports by keyboard alone, and each result is announced', async ({
  page,
}) => {
  await signedInShopper(page)
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto('/')
  await tabTo(page, page.getByRole('combobox', { name: 'Search products and stores' }))
  await page.keyboard.type('vanilla')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=vanilla/)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb"
      - heading "Results for “vanilla”" [level=1]
      - tablist "Kinds of results":
        - tab /Products \\(\\d+\\)/ [selected]
        - tab /Stores \\(\\d+\\)/
      - tabpanel /Products/:
        - form "Filters":
          - combobox "Filter by City"
        - region "Results":
          - heading "Results" [level=2]
          - status: /Showing 1–\\d+ of \\d+/
          - list:
            - listitem:
              - article:
                - button /Add .+ to wishlist/
                - heading [level=3]:
                  - link
  `)

  const found = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = (await found.textContent()) ?? ''
  await tabTo(page, found)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb"
      - img
      - heading [level=1]
      - paragraph: /Rs/
      - button /Add to wishlist/
      - button "Report"
      - region "Sold by":
        - heading [level=2]:
          - link
        - link /View on Map \\(opens in a new tab\\)/
        - link /Call/
      - region "About this product"
      - region "Reviews":
        - heading "Reviews" [level=2]
        - list "Reviews by number of stars"
        - radiogroup "Your rating":
          - radio "1 star"
          - radio "5 stars"
        - textbox "Your comment"
        - button "Submit review"
  `)

  await tabTo(page, page.getByRole('button', { name: /Add to wishlist/ }))
  await page.keyboard.press('Space')
  await expectToast(page, 'Added to wishlist')
  await expect(page.getByRole('button', { name: /Remove from wishlist/ })).toBeFocused()

  const report = page.getByRole('button', { name: 'Report', exact: true }).first()
  await tabTo(page, report)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(report).toBeFocused()
})

test('a store owner announces something and changes a price by keyboard alone', long, async ({ page }) => {
  test.slow()
  await prepare(page.context())
  const password = 'Lagon-bleu-2026'
  await aSession(page, { name: '', email: 'shopkeeper@zilbazar.demo', password })
  await page.goto('/admin/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('store@zilbazar.demo')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/dashboard/)

  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await tabTo(page, menu.getByRole('link', { name: 'Announcement' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Announcement' })).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Message' }))
  await page.keyboard.press('End')
  await page.keyboard.type(' Come early.')
  await tabTo(page, page.getByRole('button', { name: 'Save announcement' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => window.shownToasts.length)).toBeGreaterThan(0)
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText('Come early.')

  await page.goto('/admin/dashboard/products')
  await expect(page.getByRole('table', { name: 'Your products' })).toMatchAriaSnapshot(`
    - table "Your products":
      - rowgroup:
        - row:
          - columnheader "Product":
            - button "Product"
          - columnheader "Category"
          - columnheader "Price":
            - button "Price"
      - rowgroup:
        - row:
          - rowheader:
            - link
          - cell
          - cell /Rs/
  `)
  await tabTo(
    page,
    page
      .getByRole('button', { name: /^Edit / })
      .or(page.getByRole('link', { name: /^Edit [^a]/ }))
      .nth(1),
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit a product' })).toBeVisible()
  await tabTo(page, page.getByLabel(/^Price/))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('77.50')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Your product is updated.')
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Rs 77.50')
})

test('the website owner uses the console by keyboard, and a section is announced', long, async ({ page }) => {
  await openConsole(page)
  const menu = page.getByRole('navigation', { name: 'Console' })
  await tabTo(page, menu.getByRole('link', { name: /^Moderation/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Moderation" [level=1]
  `)
})
