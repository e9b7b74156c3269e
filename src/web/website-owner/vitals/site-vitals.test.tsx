import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { SiteVitals } from './site-vitals.tsx'

test('each page has its figures with a verdict in words', async () => {
  const pages = [
    {
      page: 'product',
      lcp: { p75: 1834, visits: 1250 },
      inp: { p75: 320, visits: 900 },
      cls: { p75: 0.3, visits: 1250 },
    },
    { page: 'home', lcp: null, inp: null, cls: { p75: 0.001, visits: 1 } },
  ]
  await renderInConsole(<SiteVitals />, () => yes({ days: 28, pages }))
  const table = await screen.findByRole('table', { name: 'Speed for visitors' })
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(cells.slice(1)).toEqual([
    ['Products1,250 visits', '1.8 sgood', '320 mscould be better', '0.30poor'],
    ['Home', '–', '–', '0.00good'],
  ])
  expect(screen.getByText(/^Three of four visits of the last 28 days/)).toBeTruthy()
})

test('before the first visit it says so', async () => {
  await renderInConsole(<SiteVitals />, () => yes({ days: 28, pages: [] }))
  expect(await screen.findByText('No visit has been measured yet.')).toBeTruthy()
})

test('a failure can be tried again', async () => {
  let isDown = true
  await renderInConsole(<SiteVitals />, () => (isDown ? no(400, 'BAD', 'No.') : yes({ days: 28, pages: [] })))
  expect(await screen.findByText('The speed for visitors could not be loaded.')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No visit has been measured yet.')).toBeTruthy()
})
