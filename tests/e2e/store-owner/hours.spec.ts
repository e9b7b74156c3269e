import { addDays, formatDate, mauritiusDay, weekdays } from '#domain/mauritius-time.ts'
import { long } from '../support/long.ts'
import { expectToast, prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'
import { ownerLogin } from '../support/website-owner.ts'

test.beforeEach(({ context }) => prepare(context))

const day = { open: true, from: '00:00', to: '23:30' }
const openingHours = Object.fromEntries(weekdays.map((weekday) => [weekday, day]))

/** Near enough to be shown on store pages, too far to move anything that is counted in business days. */
const feastDay = addDays(mauritiusDay(new Date()), 12)

test(
  'a store answers for a holiday and closes for today, and shoppers see both',
  long,
  async ({ page, playwright, baseURL }) => {
    const name = `Feast ${Date.now()}`
    const owner = await playwright.request.newContext({ baseURL })
    expect((await owner.post('/api/owner/login', { data: ownerLogin })).status()).toBe(200)
    const written = { day: feastDay, nameEn: name, nameFr: `Fête ${Date.now()}`, isProvisional: false }
    const { _id } = await (await owner.post('/api/owner/holidays', { data: written })).json()

    const store = await anOpenStore(page)
    const { request } = page.context()
    await request.put('/api/auth/admin/update', { data: { openingHours } })
    await page.goto('/admin/dashboard/profile/hours')
    const answer = page.getByRole('group', { name: new RegExp(name) })
    await answer.getByRole('button', { name: 'Open until 12:00' }).click()
    await expectToast(page, 'The hours of that day are saved.')
    await expect(page.getByText(`${name} · 00:00 - 12:00`)).toBeVisible()
    await expect(answer).toHaveCount(0)
    await expectAccessible(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Closed today' }).click()
    await page.getByRole('button', { name: 'Close today' }).click()
    await expect(page.getByText('Shown as closed today.')).toBeVisible()
    await expectAccessible(page)

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/store/${store.id}`)
      const hours = page.getByRole('definition').first()
      await expect(hours.getByText('Closed Now')).toBeVisible()
      await expect(hours.getByText('opens tomorrow 00:00')).toBeVisible()
      await expect(hours.getByRole('listitem').first()).toContainText('Closed')
      await expect(hours.getByRole('listitem').filter({ hasText: name })).toContainText(
        `${formatDate(feastDay)}00:00 - 12:00`,
      )
      await expectAccessible(page)
    }

    await page.goto('/admin/dashboard/profile')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Closed today' })).toBeVisible()
    await page.goto(`/store/${store.id}`)
    await expect(page.getByText('Shown as closed')).toHaveCount(0)
    await expect(
      page
        .getByRole('definition')
        .first()
        .getByText(/^(Open Now|Closed Now)/),
    ).toBeVisible()
    await owner.post(`/api/owner/holidays/${_id}/remove`, { data: { seen: written } })
    await owner.dispose()
  },
)
