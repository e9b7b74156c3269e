import type { Page } from '@playwright/test'
import { photo as photoFile } from '#tests/support/picture-files.ts'
import { long } from '../support/long.ts'
import { anAccount, expectToast, prepare } from '../support/person.ts'
import { reviewed } from '../support/reviewed.ts'
import { expect, expectAccessible, test, untilInteractive } from '../support/shop.ts'
import { openConsole } from '../support/website-owner.ts'

test.beforeEach(({ context }) => prepare(context))

const words = {
  en: {
    prefix: '',
    reviews: 'Reviews',
    orders: ['Newest', 'Most helpful', 'Lowest rated'],
    helpful: /^Helpful/,
    logIn: 'Please log in to mark a review as helpful.',
    marked: 'Marked as helpful',
    stars: '4 stars',
    add: 'Add a photo',
    remove: 'Remove photo 1',
    comment: 'Your comment',
    submit: 'Submit review',
    waits: 'Being checked',
    photo: /^Photo 1 of 1/,
  },
  fr: {
    prefix: '/fr',
    reviews: 'Avis',
    orders: ['Récents', 'Utiles', 'Notes basses'],
    helpful: /^Utile/,
    logIn: 'Veuillez vous connecter pour marquer un avis comme utile.',
    marked: 'Marqué comme utile',
    stars: '4 étoiles',
    add: 'Ajouter une photo',
    remove: 'Retirer la photo 1',
    comment: 'Votre commentaire',
    submit: 'Envoyer l’avis',
    waits: 'En cours d’examen',
    photo: /^Photo 1 sur 1/,
  },
} as const

for (const [number, language, width] of [
  [7, 'en', 390],
  [8, 'fr', 1280],
] as const) {
  const text = words[language]
  const reviewsOf = (page: Page) => page.getByRole('region', { name: text.reviews, exact: true })

  test(
    `reviews are sorted, marked as helpful after the login, and shown with photos, ${language}, ${width} wide`,
    long,
    async ({ page, request, browser }) => {
      const target = await reviewed(request, 'product', number)
      await page.setViewportSize({ width, height: 844 })
      const person = await anAccount(page)
      await page.goto(text.prefix + target.path)
      const reviews = reviewsOf(page)

      await reviews.getByRole('link', { name: text.orders[2], exact: true }).click()
      await expect(page).toHaveURL(/sort=lowest/)
      await expect(reviews.getByRole('link', { name: text.orders[2] })).toHaveAttribute(
        'aria-current',
        'page',
      )
      const { reviews: lowest } = await (
        await request.get(`/api/ratings/product/${target.id}/reviews?sort=lowest`)
      ).json()
      const first = reviews.getByRole('article').first()
      await expect(first).toContainText(lowest[0].user.name)
      const count = lowest[0].helpfulCount

      await first.getByRole('button', { name: text.helpful }).click()
      await expectToast(page, text.logIn)
      await page.goto(`${text.prefix}/login?next=${encodeURIComponent(`${target.path}?sort=lowest`)}`)
      await page.locator('input[type=email]').fill(person.email)
      await page.locator('input[type=password]').fill(person.password)
      await page.keyboard.press('Enter')
      await expectToast(page, text.marked)
      const mark = reviews.getByRole('article').first().getByRole('button', { name: text.helpful })
      await expect(mark).toHaveAttribute('aria-pressed', 'true')
      await expect(mark).toContainText(` · ${count + 1}`)
      await mark.click()
      await expect(mark).toHaveAttribute('aria-pressed', 'false')
      await expectAccessible(page)

      await page.getByRole('radio', { name: text.stars, exact: true }).check({ force: true })
      await page.getByLabel(text.comment).fill(`Seen in the shop, number ${number}.`)
      await expect(page.getByRole('button', { name: text.add })).toBeVisible()
      const buffer = await photoFile()
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
      await expect(page.getByRole('button', { name: text.remove })).toBeVisible({ timeout: 30_000 })
      await expectAccessible(page)
      await page.getByRole('button', { name: text.submit }).click()
      await expect(reviews.getByText(text.waits)).toBeVisible()

      const visitor = await browser.newPage()
      await visitor.goto(text.prefix + target.path)
      await expect(visitor.getByRole('link', { name: text.photo })).toHaveCount(0)
      const console = await browser.newPage({ viewport: { width, height: 844 } })
      await openConsole(console, '/owner/moderation?tab=photos')
      const card = console.getByRole('article').filter({ hasText: `number ${number}.` })
      await card.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(card).toHaveCount(0)
      await console.close()

      await visitor.goto(text.prefix + target.path)
      await untilInteractive(visitor)
      const photo = visitor.getByRole('link', { name: text.photo })
      await photo.focus()
      await visitor.keyboard.press('Enter')
      const dialog = visitor.getByRole('dialog', { name: text.photo })
      await expect(dialog.getByRole('img', { name: text.photo })).toBeVisible()
      await expectAccessible(visitor)
      await visitor.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(photo).toBeFocused()
      await visitor.close()
    },
  )
}
