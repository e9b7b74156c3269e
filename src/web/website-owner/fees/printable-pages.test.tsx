import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Statement } from '#contract/shapes/fee.ts'
import { aCycle, anId, aReceipt, aStore } from '#tests/support/web/fee-samples.ts'
import { renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { ReceiptView } from './receipt.tsx'
import { StatementView } from './statement.tsx'

test('a receipt shows number, store, window, amount with the share of mass advertising, and method', async () => {
  const { container } = await renderInConsole(<ReceiptView paymentId={aReceipt._id} />, () => yes(aReceipt))
  await screen.findByText('ZB-000042')
  const words = container.textContent
  for (const fact of [
    'Zilbazar',
    'Savonnerie Ti Ylang',
    '01/11/2026 – 30/11/2026',
    'Rs 1,500',
    'of which Rs 500 mass advertising',
    'Juice',
    'J-77',
    'This window is paid in full.',
  ])
    expect(words).toContain(fact)
  expect(document.title).toBe('Receipt ZB-000042')
})

test('the receipt of a part payment shows the whole fee and the remainder', async () => {
  const part = { ...aReceipt, amountCents: 60_000, leftToPayCents: 90_000 }
  const { container } = await renderInConsole(<ReceiptView paymentId={part._id} />, () => yes(part))
  await screen.findByText('Fee of the window: Rs 1,500, of which Rs 500 mass advertising')
  expect(container.textContent).toContain('Left to pay for this window: Rs 900')
})

test('a statement shows charges, payments, balance and the month’s views and taps', async () => {
  const taps = { view: 1065, call: 75, whatsapp: 90, directions: 71, link: 4 }
  const statement: Statement = {
    store: aStore,
    month: '2026-11',
    openingBalanceCents: 150_000,
    charges: [aCycle],
    payments: [aReceipt],
    closingBalanceCents: -50_000,
    taps,
    products: [{ ...taps, _id: anId(7), title: 'Lemongrass soap', view: 208 }],
    campaigns: [
      {
        _id: anId(8),
        ranOn: '2026-11-12',
        channel: 'Radio Plus',
        shown: 'A spot about local stores',
        link: 'https://example.com/spot',
      },
    ],
  }
  const { container } = await renderInConsole(<StatementView storeId={aStore._id} month="2026-11" />, () =>
    yes(statement),
  )
  await screen.findByText('November 2026')
  expect(container.textContent).toContain('Owed from beforeRs 1,500')
  expect(container.textContent).toContain('Paid ahead at the end of the monthRs 500')
  expect(screen.getByRole('row', { name: /ZB-000042/ }).textContent).toContain('-Rs 1,500')
  expect(screen.getByRole('row', { name: /^Lemongrass soap/ }).textContent).toContain('208')
  expect(container.textContent).toContain('Views1,065')
  expect(screen.getByRole('region', { name: 'Mass advertising of the month' }).textContent).toContain(
    '12/11/2026Radio PlusA spot about local storeshttps://example.com/spot',
  )
})
