import { long } from '../support/long.ts'
import { expectToast, prepare } from '../support/person.ts'
import { expect, expectAccessible, test } from '../support/shop.ts'
import { anOpenStore } from '../support/store.ts'

test.beforeEach(({ context }) => prepare(context))

const words = 'Des savons faits à la main, au lait de coco.'

test(
  'a store owner says which language the texts are in, and pages in another language mark them',
  long,
  async ({ page }) => {
    const store = await anOpenStore(page)
    await page.goto('/admin/dashboard/profile/edit')
    await page.getByLabel('Description').fill(words)
    await page.getByLabel('Language of your texts').selectOption('Français')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Your store is updated.')

    const { request } = page.context()
    const description = page.locator('p', { hasText: words })
    for (const [path, lang] of [
      [`/store/${store.id}`, 'fr'],
      [`/fr/store/${store.id}`, null],
    ] as const) {
      const html = await (await request.get(path)).text()
      expect(html).toMatch(lang ? `<p lang="${lang}" class=` : /<p class="[^"]*">Des savons/)
      await page.goto(path)
      await expect(description).toHaveJSProperty('lang', lang ?? '')
    }
  },
)
