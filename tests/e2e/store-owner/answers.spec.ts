import { long } from '../support/long.ts'
import { anAccount, aSession, expectToast, mailTo, prepare } from '../support/person.ts'
import { reviewsOf } from '../support/reviewed.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'

test.beforeEach(({ context }) => prepare(context))

test(
  'a store owner finds a new review on the phone and answers it; the reviewer gets a mail and reads it below',
  long,
  async ({ page, browser, baseURL }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    const store = await anOpenStore(page)
    const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' })
    await prepare(context)
    const shopper = await context.newPage()
    const reviewer = await anAccount(shopper)
    await aSession(shopper, reviewer)
    const rated = await context.request.post('/api/ratings/admin', {
      data: { adminId: store.id, rating: 3, comment: 'Good bread, but you close too early.' },
    })
    expect(rated.status()).toBe(200)

    await page.goto('/admin/dashboard/notifications')
    await expect(page.getByText('New rating of your store')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('All are read.')).toBeVisible()
    await page.getByRole('link', { name: 'See the reviews' }).click()
    await page.getByRole('button', { name: `Answer the review by ${reviewer.name}` }).click()
    await page.getByLabel('Your answer').fill('Thank you. From Monday on we are open until six.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expectToast(page, 'Your answer is shown below the review.')
    await expect(page.getByRole('button', { name: `Change the answer to ${reviewer.name}` })).toBeVisible()

    const mail = await mailTo(reviewer.email, /has answered your review$/)
    expect(mail.text).toContain('From Monday on we are open until six.')
    await shopper.goto(`/store/${store.id}`)
    await expect(reviewsOf(shopper).getByText(`Answer of ${store.name}`)).toBeVisible()
    await expect(
      reviewsOf(shopper).getByText('Thank you. From Monday on we are open until six.'),
    ).toBeVisible()
    await expectAccessible(shopper)

    await page.goto('/admin/dashboard/fees')
    await page.getByRole('region', { name: 'Monthly statements' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Monthly statement' })).toBeVisible()
    await expect(page.getByRole('article')).toContainText(store.name)
    await expectAccessible(page)
    await context.close()
  },
)
