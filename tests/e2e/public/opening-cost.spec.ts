import type { CDPSession } from '@playwright/test'
import { expect, test } from '../support/shop.ts'

/** How many elements the browser styled at a time while `work` ran. */
async function styledDuring(session: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args?: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') counts.push(args?.elementCount ?? 0)
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await work()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return counts
}

test.use({ viewport: { width: 390, height: 844 } })

test('opening Browse Categories styles the drawer in parts, and not the whole page again', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const categories = await (await page.request.get('/api/product/product-category-tree')).json()
  const drawer = page.locator('[role=dialog]')
  const session = await context.newCDPSession(page)
  const styled = await styledDuring(session, async () => {
    await page.getByRole('button', { name: 'Browse Categories' }).click()
    await expect(drawer.locator('li')).toHaveCount(categories.length)
  })
  const inDrawer = await drawer.locator('*').count()
  const onPage = await page.locator('body *').count()
  const total = styled.reduce((sum, count) => sum + count, 0)
  expect(total).toBeGreaterThan(inDrawer / 2)
  expect(total).toBeLessThan((onPage - inDrawer) / 2)
  // A long task is one in which all of it is styled and laid out.
  expect(Math.max(...styled)).toBeLessThan((inDrawer * 3) / 4)
})
