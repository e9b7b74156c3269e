import type { Page } from '@playwright/test'
import { long, longIf } from '../support/long.ts'
import { anAccount, aPerson, aSession, expectToast, logIn, mailedLink, prepare } from '../support/person.ts'
import { reviewed, reviewsOf } from '../support/reviewed.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { badge, hearts, lastingHeart, main, wishedTitles } from '../support/wishes.ts'

test.beforeEach(({ context }) => prepare(context))

/** List counts are announced like toasts, so they are left out. */
const toasts = (page: Page) =>
  page.evaluate(() => window.shownToasts.filter((said) => said && !said.startsWith('Showing')))
const toastLink = (page: Page) => page.getByRole('link', { name: 'Log in', exact: true }).last()

/** A scrolled second page of a list, where a heart was pressed. */
async function pressHeart(page: Page) {
  await page.goto('/hot-deals?page=2')
  const heart = hearts(page).last()
  await heart.scrollIntoViewIfNeeded()
  const name = (await heart.getAttribute('aria-label')) ?? ''
  await heart.click()
  await expectToast(page, 'Please log in to use the wishlist.')
  return { name, scrolled: await page.evaluate(() => window.scrollY) }
}

for (const width of [1280, 390]) {
  test(
    `a heart pressed before the login is in the wishlist after it, on the same spot, ${width} wide`,
    longIf(width > 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const person = await anAccount(page)
      const { name, scrolled } = await pressHeart(page)
      await toastLink(page).click()
      await expect(page).toHaveURL('/login?next=%2Fhot-deals%3Fpage%3D2')
      await logIn(page, person)
      await expect(page).toHaveURL('/hot-deals?page=2')
      await expectToast(page, 'Added to wishlist')
      await expect(main(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 50)
      expect(await wishedTitles(page)).toHaveLength(1)
      expect(await page.evaluate(() => localStorage.getItem('zilbazar-wanted'))).toBeNull()
    },
  )
}

test(
  'the keyboard reaches the link of the toast, which stays as long as it is focused',
  long,
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/hot-deals')
    const heart = hearts(page).first()
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(toastLink(page)).toBeFocused()
    await expectAccessible(page)
    await page.clock.runFor(60_000)
    await expect(toastLink(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Please log in to use the wishlist.')).toBeHidden()
    await expect(heart).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toastLink(page)).toBeFocused()
    // Shown again after it has faded out, before a busy page has removed it.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await page.keyboard.press('Escape')
    await expect(toastLink(page)).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(toastLink(page)).toBeFocused()
    await page.clock.resume()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login?next=%2Fhot-deals')
  },
)

test('the header’s Login returns to the page and runs the pending action', long, async ({ page }) => {
  const person = await anAccount(page)
  await pressHeart(page)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login?next=%2Fhot-deals%3Fpage%3D2')
  await logIn(page, person)
  await expect(page).toHaveURL('/hot-deals?page=2')
  await expect(badge(page)).toHaveText('1 wish')
})

for (const mail of ['in another tab', 'on another device']) {
  test(
    `a heart waits for a sign-up whose mail is opened ${mail}`,
    longIf(mail === 'on another device'),
    async ({ page, context, browser }) => {
      test.slow()
      const person = aPerson()
      const { name } = await pressHeart(page)
      await toastLink(page).click()
      await main(page).getByRole('link', { name: 'Create an account' }).click()
      await page.getByLabel('Name').fill(person.name)
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByLabel('Confirm password').fill(person.password)
      await main(page).getByRole('button', { name: 'Sign Up' }).click()
      await expect(page).toHaveURL('/login?next=%2Fhot-deals%3Fpage%3D2')
      const link = await mailedLink(person.email, 'verify-email')

      const isHere = mail === 'in another tab'
      const device = isHere ? context : await browser.newContext()
      if (!isHere) await prepare(device)
      const opened = await device.newPage()
      await opened.goto(link)
      await expect(opened.getByRole('heading', { level: 1, name: 'Email Verified' })).toBeVisible()
      const tab = isHere ? opened : page
      if (isHere) await opened.getByRole('link', { name: 'Go to login' }).click()
      await logIn(tab, person)
      await expect(tab).toHaveURL('/hot-deals?page=2')
      await expect(main(tab).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
      expect(await wishedTitles(tab)).toHaveLength(1)
      await opened.close()
    },
  )
}

test(
  'a review that needed a login is sent after it, with its stars and words',
  long,
  async ({ page, request }) => {
    const target = await reviewed(request, 'product', 5)
    const person = await anAccount(page)
    await page.goto(target.path)
    await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await page.getByLabel('Your comment').fill('Worth the queue.')
    await page.getByRole('button', { name: 'Submit review' }).click()
    await expectToast(page, 'Please log in to submit a review.')
    await reviewsOf(page).getByRole('link', { name: 'Log in' }).click()
    await logIn(page, person)
    await expect(page).toHaveURL(target.path)
    await expectToast(page, 'Rating submitted!')
    const own = reviewsOf(page).getByRole('article').filter({ hasText: 'Your review' })
    await expect(own).toContainText('Worth the queue.')
    await expect(page.getByLabel('Your comment')).toHaveValue('')
    await page.reload()
    await expect(own).toContainText('Worth the queue.')
    expect(await toasts(page)).toEqual([])
  },
)

test('a report that needed a login opens after it', long, async ({ page, request }) => {
  const target = await reviewed(request, 'store', 5)
  const person = await anAccount(page)
  await page.goto(target.path)
  await page.getByRole('button', { name: /^See all/ }).click()
  const all = page.getByRole('dialog', { name: /^Reviews of/ })
  await all
    .getByRole('button', { name: /^Report the review by/ })
    .last()
    .click()
  await all.getByRole('link', { name: 'Log in to report it' }).click()
  await logIn(page, person)
  await expect(page).toHaveURL(target.path)
  const dialog = page.getByRole('dialog', { name: 'Report this review' })
  await dialog.getByRole('radio', { name: /^Misleading/ }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expectToast(page, 'Rating reported.')
})

test(
  'an expired session shows one toast, and the pressed heart is saved at the next login',
  long,
  async ({ page, consoleErrors }) => {
    const person = await anAccount(page)
    await aSession(page, person)
    await page.goto('/hot-deals')
    const heart = await lastingHeart(page, 'hot-deals', 5)
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
    // A background request must not detect the ended session first.
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies()
    await heart.click()
    await expectToast(page, 'Session expired. Please log in again.')
    await toastLink(page).click()
    await expect(page).toHaveURL('/login?next=%2Fhot-deals')
    expect(await toasts(page)).toEqual(['Session expired. Please log in again.'])
    await logIn(page, person)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    for (const consoleError of consoleErrors.splice(0)) expect(consoleError).toContain('401')
  },
)

test(
  'a heart pressed in one tab updates the heart and the count of another tab',
  long,
  async ({ page, context }) => {
    await aSession(page, await anAccount(page))
    const other = await context.newPage()
    await page.goto('/hot-deals')
    await other.goto('/hot-deals')
    const name = (await (await lastingHeart(page, 'hot-deals', 5)).getAttribute('aria-label')) ?? ''
    const [here, there] = [page, other].map((tab) => main(tab).getByRole('button', { name }).first())
    await expect(other.getByRole('button', { name: 'Account' })).toBeVisible()
    await here?.click()
    await expectToast(page, 'Added to wishlist')
    if (there) await expect(there).toHaveAttribute('aria-pressed', 'true')
    await expect(badge(other)).toHaveText('1 wish')
  },
)
