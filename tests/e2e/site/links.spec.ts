import { checkLinks } from '../../../scripts/links.mjs'
import { long } from '../support/long.ts'
import { expect, test } from '../support/shop.ts'

test('the site has no broken link and no missing picture, in both languages', long, async ({ baseURL }) => {
  test.setTimeout(120_000)
  const { pages, files, broken } = await checkLinks(baseURL ?? '', { each: 2 })
  expect(broken).toEqual([])
  expect(pages).toBeGreaterThan(40)
  expect(files).toBeGreaterThan(100)
})
