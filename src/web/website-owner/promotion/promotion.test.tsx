import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
import { FeatureProduct } from './feature-product.tsx'
import { FeaturedList } from './featured-list.tsx'

// 'now' is a Saturday in Mauritius.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T08:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const anId = (number: number) => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`

const aProduct = (number: number, title: string): ListedProduct => ({
  _id: anId(number),
  title,
  price: 450,
  image: '/media/upload/f_auto,q_auto,w_800/soap.jpg',
  imagePlaceholder: null,
  isRemoved: false,
  store: { _id: anId(90), name: 'Savonnerie', isSuspended: false },
  featured: { state: 'running', from: '2026-11-01', until: '2026-11-30' },
  periods: [{ from: '2026-11-01', until: '2026-11-30', isPaid: false }],
  paid: null,
  createdAt: '2026-10-01T08:00:00Z',
})

const writesIn = (sent: ApiCall[]) => sent.filter(({ method }) => method !== 'GET')
const paged = (products: ListedProduct[]) => ({ products, page: 1, totalPages: 1, total: products.length })
const titles = () => {
  const list = screen.getByRole('list', { name: 'Running' })
  return [...list.children].map((row) => within(row as HTMLElement).getByRole('link').textContent)
}

/** Answers when advertising begins that is paid for on a day, and undefined to other calls. */
function startOf({ url }: ApiCall): Answer | undefined {
  const starts: Record<string, string> = { '2026-11-14': '2026-11-17', '2026-12-24': '2026-12-29' }
  const [, paidOn] = url.match(/\/owner\/featured\/start\?paidOn=(.*)$/) ?? []
  return paidOn ? yes({ paidOn, startsOn: starts[paidOn] ?? paidOn }) : undefined
}

async function openList(write: (call: ApiCall) => Answer) {
  const server = { products: [aProduct(1, 'Soap'), aProduct(2, 'Tea'), aProduct(3, 'Lamp')] }
  const rendered = await renderInConsole(<FeaturedList state="running" page={1} />, (call) => {
    if (call.method !== 'GET') return write(call)
    return startOf(call) ?? yes(paged(server.products))
  })
  await screen.findByRole('list', { name: 'Running' })
  return { ...rendered, server }
}

test('a product moves up by a button that keeps the focus, and the new order is sent', async () => {
  const { user, sent, server } = await openList(({ body }) => {
    const { ids } = body as { ids: string[] }
    server.products = server.products.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id))
    return yes({ message: 'The order is saved.' })
  })
  const up = screen.getByRole('button', { name: 'Move Lamp up' })
  up.focus()
  await user.keyboard('{Enter}{Enter}')
  expect(titles()).toEqual(['Lamp', 'Soap', 'Tea'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Lamp up')
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Lamp is now at place 1.')).toBeTruthy()
  await waitFor(() => expect(writesIn(sent)).toHaveLength(2))
  expect(writesIn(sent).map(({ body }) => body)).toEqual([
    { ids: [anId(1), anId(3), anId(2)] },
    { ids: [anId(3), anId(1), anId(2)] },
  ])
})

test('a refused order shows an error and the list returns to the server’s order', async () => {
  const sentence = 'The list of featured products changed meanwhile. Please look at it again.'
  const { user } = await openList(() => no(409, 'list-changed', sentence))
  await user.click(screen.getByRole('button', { name: 'Move Soap down' }))
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0)
  await waitFor(() => expect(titles()).toEqual(['Soap', 'Tea', 'Lamp']))
})

test('the rule panel shows the first day of paid advertising', async () => {
  const { user } = await openList(() => no(500, 'down', ''))
  expect(await screen.findByText('Starts on Tuesday 17/11/2026 at the latest.')).toBeTruthy()
  const paidOn = screen.getByLabelText('Paid on')
  await user.clear(paidOn)
  await user.type(paidOn, '2026-12-24')
  expect(await screen.findByText('Starts on Tuesday 29/12/2026 at the latest.')).toBeTruthy()
})

test('a product is searched, filled with its paid days, and featured', async () => {
  const paid = { startsOn: '2026-11-17', endsOn: '2026-12-16' }
  const { user, sent, address } = await renderInConsole(<FeatureProduct params={{}} />, (call) =>
    call.method === 'GET'
      ? (startOf(call) ?? yes(paged([{ ...aProduct(1, 'Soap'), featured: null, paid }])))
      : yes({ message: 'The product is featured.' }),
  )
  await screen.findByRole('radio', { name: /Soap/ })
  await user.click(screen.getByRole('button', { name: 'Feature product' }))
  expect(await screen.findByText('Please choose a product.')).toBeTruthy()
  expect(writesIn(sent)).toEqual([])
  await user.click(screen.getByRole('radio', { name: /Soap/ }))
  await user.click(screen.getByRole('button', { name: /Use the days that were paid for/ }))
  await user.click(screen.getByRole('button', { name: 'Feature product' }))
  await waitFor(() => expect(address()).toBe('/owner/promotion'))
  expect(writesIn(sent)[0]?.body).toEqual({ productId: anId(1), from: '2026-11-17', until: '2026-12-16' })
})

test('days that are paid for say so, and lead to the ledger instead of being ended here', async () => {
  const paidOnly = {
    ...aProduct(1, 'Soap'),
    periods: [{ from: '2026-11-17', until: '2026-12-16', isPaid: true }],
  }
  const both = { ...aProduct(2, 'Tea'), periods: [...aProduct(2, 'Tea').periods, ...paidOnly.periods] }
  const { user } = await renderInConsole(
    <FeaturedList state="coming" page={1} />,
    (call) => startOf(call) ?? yes(paged([paidOnly, both])),
  )
  const [first, second] = within(await screen.findByRole('list', { name: 'Coming' }))
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.tagName === 'OL')
  if (!first || !second) throw new Error('Both products are listed.')
  expect(first.textContent).toContain('17/11/2026 – 16/12/2026Paid')
  expect(
    within(first)
      .getByRole('link', { name: /Open ledger of/ })
      .getAttribute('href'),
  ).toBe(`/owner/fees/${anId(90)}`)
  expect(within(first).queryByRole('button', { name: /End featuring/ })).toBeNull()
  expect(within(second).getByRole('button', { name: 'End featuring Tea' })).toBeTruthy()
  await user.click(within(second).getByRole('button', { name: 'Change days of Tea' }))
  expect((await screen.findByLabelText<HTMLInputElement>('From')).value).toBe('2026-11-01')
})
