import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCycle, aLedger, anId, aReceipt, aStore, onePage } from '#tests/support/web/fee-samples.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
import { Ledger } from './ledger.tsx'
// The browser loads these modules on demand; the test loads them beforehand.
import './advertised-product.tsx'
import './personalised.tsx'
import './transfer.tsx'

// 'now' is a Saturday in Mauritius.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T08:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const openLedger = (writes: (call: ApiCall) => Answer, ledger: object = aLedger) =>
  renderInConsole(<Ledger storeId={aStore._id} page={1} />, (call) => {
    if (call.method !== 'GET') return writes(call)
    const [, paidOn] = call.url.match(/\/owner\/featured\/start\?paidOn=(.*)$/) ?? []
    if (paidOn) return yes({ paidOn, startsOn: paidOn === '2026-11-14' ? '2026-11-17' : '2026-11-16' })
    return call.url.includes('/owner/products')
      ? yes({ products: [], page: 1, totalPages: 0, total: 0 })
      : yes(ledger)
  })

const writesIn = (sent: ApiCall[]) => sent.filter(({ method }) => method !== 'GET')

test('a payment defaults to the outstanding amount, is sent under one id, and shows its receipt', async () => {
  let tries = 0
  const { user, sent } = await openLedger(() => {
    tries += 1
    return tries === 1 ? { status: 502, body: undefined } : yes(aReceipt)
  })
  await user.click(await screen.findByRole('button', { name: /^Record a payment for 01\/11\/2026/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Record a payment' })
  expect(within(dialog).getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('1500')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Received on').value).toBe('2026-11-14')
  const record = within(dialog).getByRole('button', { name: 'Record payment' })
  await user.click(record)
  expect(await within(dialog).findByText('Please choose how it was paid.')).toBeTruthy()
  await user.selectOptions(within(dialog).getByLabelText('How it was paid'), 'Juice')
  await user.click(record)
  await within(dialog).findByRole('alert')
  await user.click(record)
  await within(dialog).findByText('Payment of Rs 1,500 recorded.')
  expect(within(dialog).getByRole('link', { name: 'Open the receipt' }).getAttribute('href')).toBe(
    `/owner/fees/receipt/${aReceipt._id}`,
  )
  const [first, second] = writesIn(sent)
  expect(first?.url).toBe(`/api/owner/fees/cycles/${aCycle._id}/payments`)
  expect(first?.body).toMatchObject({ amountCents: 150_000, method: 'juice', receivedOn: '2026-11-14' })
  expect(second?.body).toEqual(first?.body)
})

test('an amount above the outstanding one is refused by the form and by the server', async () => {
  const refusal: Answer = {
    status: 400,
    body: {
      message: 'Please check.',
      code: 'invalid',
      issues: [{ path: 'amountCents', message: 'Only Rs 900 are left.' }],
    },
  }
  const { user, sent } = await openLedger(() => refusal)
  await user.click(await screen.findByRole('button', { name: /^Record a payment for/ }))
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount in rupees')
  await user.selectOptions(screen.getByLabelText('How it was paid'), 'Cash')
  await user.clear(amount)
  await user.type(amount, '1,600')
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  expect(await screen.findByText('That is more than Rs 1,500.')).toBeTruthy()
  expect(writesIn(sent)).toEqual([])
  await user.clear(amount)
  await user.type(amount, '1000')
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  expect(await screen.findByText('Only Rs 900 are left.')).toBeTruthy()
  expect(document.activeElement).toBe(amount)
})

test('personalised advertising shows when it begins, as the server counts, before it is recorded', async () => {
  const { user, sent } = await openLedger(() => yes(aReceipt))
  await user.click(await screen.findByRole('button', { name: 'Sell personalised advertising' }))
  expect(await screen.findByText('Starts on Tuesday 17/11/2026 at the latest')).toBeTruthy()
  expect(screen.getByText(/Runs until 16\/12\/2026/)).toBeTruthy()
  const receivedOn = screen.getByLabelText('Received on')
  await user.clear(receivedOn)
  await user.type(receivedOn, '2026-11-12')
  expect(await screen.findByText('Starts on Monday 16/11/2026 at the latest')).toBeTruthy()
  expect(screen.getByText(/Runs until 15\/12\/2026/)).toBeTruthy()
  const amount = screen.getByLabelText('Amount in rupees')
  await user.clear(amount)
  await user.type(amount, '1999')
  await user.selectOptions(screen.getByLabelText('How it was paid'), 'Cash')
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  expect(await screen.findByText('Personalised advertising starts at Rs 2,000.')).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '2500')
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(writesIn(sent)).toHaveLength(1))
  expect(writesIn(sent)[0]?.body).toMatchObject({
    amountCents: 250_000,
    days: 30,
    productId: null,
    receivedOn: '2026-11-12',
  })
  expect(
    await screen.findByText('Nothing is featured until you choose a product in the ledger.'),
  ).toBeTruthy()
})

test('the ledger of a store due for deletion says so, and one press stops it', async () => {
  const deletion = {
    _id: aStore._id,
    name: aStore.name,
    dueOn: '2026-07-31',
    outstandingCents: 450_000,
    warnedOn: '2026-11-01',
    deletedOn: '2026-11-15',
    stoppedOn: null,
  }
  const { user, sent } = await openLedger(() => no(409, 'decided-meanwhile', 'This was decided meanwhile.'), {
    ...aLedger,
    deletion,
  })
  expect(await screen.findByText('This store will be deleted on 15/11/2026.')).toBeTruthy()
  const asked = sent.length
  await user.click(screen.getByRole('button', { name: `Stop deletion of ${aStore.name}` }))
  expect(await screen.findAllByText('This was decided meanwhile.')).not.toHaveLength(0)
  expect(writesIn(sent)[0]?.url).toBe(`/api/owner/fees/stores/${aStore._id}/stop-deletion`)
  await waitFor(() => expect(sent.length).toBe(asked + 2))
})

test('an unknown store shows the server’s message', async () => {
  await renderInConsole(<Ledger storeId={anId(9)} page={1} />, () => no(404, 'not-found', 'Store not found'))
  expect(await screen.findByText('Store not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All stores' }).getAttribute('href')).toBe('/owner/fees')
})

test('a paid window without a product asks for one, and sends what was chosen', async () => {
  const window = {
    ...aCycle,
    kind: 'personalised',
    startsOn: '2026-11-17',
    endsOn: '2026-11-26',
    paidCents: 200_000,
    outstandingCents: 0,
    payableCents: 0,
    state: 'paid',
  }
  const product = {
    _id: anId(7),
    title: 'Soap',
    price: 450,
    image: '/media/upload/f_auto,q_auto,w_800/soap.jpg',
    imagePlaceholder: null,
    isRemoved: false,
    store: { _id: aStore._id, name: aStore.name, isSuspended: false },
    featured: null,
    periods: [],
    paid: null,
    createdAt: '2026-10-01T08:00:00Z',
  }
  const { user, sent } = await renderInConsole(<Ledger storeId={aStore._id} page={1} />, (call) => {
    if (call.method !== 'GET') return yes({ message: 'The product is chosen.' })
    return call.url.includes('/owner/products')
      ? yes({ products: [product], ...onePage })
      : yes({ ...aLedger, cycles: [window] })
  })
  await user.click(await screen.findByRole('button', { name: /^Choose the product for 17\/11\/2026/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose the product' })
  await user.click(within(dialog).getByRole('button', { name: 'Choose product' }))
  expect(await within(dialog).findByText('Please choose a product.')).toBeTruthy()
  await user.click(await within(dialog).findByRole('radio', { name: /Soap/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Choose product' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writesIn(sent)[0]).toMatchObject({
    url: `/api/owner/fees/cycles/${aCycle._id}/product`,
    body: { productId: anId(7) },
  })
})

test('personalised advertising that was paid back says so, owes nothing, and can be paid again', async () => {
  const window = {
    ...aCycle,
    kind: 'personalised',
    dueOn: '2026-06-01',
    outstandingCents: 0,
    payableCents: 150_000,
    state: 'paid',
  }
  await renderInConsole(<Ledger storeId={aStore._id} page={1} />, () => yes({ ...aLedger, cycles: [window] }))
  const card = within(await screen.findByRole('article', { name: /^01\/11\/2026/ }))
  expect(card.getByText('Paid back')).toBeDefined()
  expect(card.getByText('Left to pay').nextSibling?.textContent).toBe('Rs 0')
  expect(card.getByRole('button', { name: /^Record a payment for 01\/11\/2026/ })).toBeDefined()
})
