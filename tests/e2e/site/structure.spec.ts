import type { APIRequestContext } from '@playwright/test'
import { longIf } from '../support/long.ts'
import { expect, test } from '../support/shop.ts'
import { consoleViews, dashboardViews, personPages, publicPages } from '../support/views.ts'
import { openConsole } from '../support/website-owner.ts'

/** The title and the level of the first heading, as the server sends them. */
async function outline(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  return { title: /<title>(.*?)<\/title>/.exec(html)?.[1], level: /<h([1-6])[ >]/.exec(html)?.[1] }
}

for (const language of ['', '/fr']) {
  test(
    `every page of the site ${language} begins its headings with h1, and every view has its own title`,
    longIf(language === '/fr'),
    async ({ request }) => {
      const views = [...dashboardViews, ...consoleViews]
      const titles = new Map<string | undefined, string>()
      for (const path of [...publicPages, ...personPages, ...views]) {
        const { title, level } = await outline(request, language + path)
        expect(level, path).toBe('1')
        expect(title, path).toBeTruthy()
        expect(titles.get(title), `the title of ${path}`).toBeUndefined()
        titles.set(title, path)
      }
    },
  )
}

test('the title follows a link inside the console, and the browser’s bars follow the chosen theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openConsole(page, '/owner/fees')
  await expect(page).toHaveTitle('Fees – Zilbazar console')
  await page
    .getByRole('navigation', { name: 'Zilbazar console' })
    .getByRole('link', { name: 'Stores' })
    .click()
  await expect(page).toHaveTitle('Stores – Zilbazar console')
  await page.locator('main a[href^="/owner/stores/"]').first().click()
  await expect(page).toHaveTitle('A store – Stores – Zilbazar console')

  /** Browsers use the first tag whose media query applies. */
  const barColor = () =>
    page.evaluate(() => {
      const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      return tags.find(({ media }) => !media || matchMedia(media).matches)?.content
    })
  await expect.poll(barColor).toBe('#ffffff')
  await page.getByText('Dark', { exact: true }).first().click()
  await expect.poll(barColor).toBe('#15252a')
  await page.reload()
  await expect.poll(barColor).toBe('#15252a')
  await page.getByText('System', { exact: true }).first().click()
  await expect.poll(barColor).toBe('#ffffff')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(barColor).toBe('#15252a')
})
