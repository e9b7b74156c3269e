import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnFees } from '#contract/store-owner/fees.ts'
import { aCycle, aReceipt } from '#tests/support/web/fee-samples.ts'
import { answered, refused, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import { FeesView } from './fees-view.tsx'
import { OwnStatementView } from './statement-view.tsx'

const toPay = {
  startsOn: '2026-11-15',
  endsOn: '2026-12-14',
  dueOn: '2026-11-14',
  amountCents: 150_050,
  reference: 'ZF-000-1234',
  graceEndsOn: '2026-12-14',
}
const ways = {
  bankName: 'MCB',
  accountName: 'Zilbazar Ltd',
  accountNumber: '000123456789',
  juiceNumber: '57550142',
  mytNumber: '',
  qrPicture: null,
}
const noWays = { ...ways, bankName: '', accountName: '', accountNumber: '', juiceNumber: '' }
const due: OwnFees = {
  state: 'due',
  outstandingCents: 150_050,
  toPay,
  nextDueOn: '2026-12-14',
  deletion: null,
  ways,
  months: ['2026-11', '2026-10'],
  cycles: [{ ...aCycle, payments: [aReceipt] }],
  page: 1,
  totalPages: 1,
  total: 1,
}

const shown = async (fees: OwnFees) =>
  renderStoreScreen(<FeesView page={1} />, { answers: { '/admin/fees?page=1': answered(fees) } })

test.each([
  ['due', {}, 'Please pay by 14/11/2026.'],
  ['grace', {}, 'You have until 14/12/2026 to pay'],
  ['overdue', {}, 'Please pay now'],
  [
    'overdue',
    { deletion: { deletedOn: '2027-02-24', isWarned: true, isStopped: false } },
    'deleted for good on 24/02/2027',
  ],
  [
    'overdue',
    { deletion: { deletedOn: '2027-02-24', isWarned: true, isStopped: true } },
    'We keep your store for now',
  ],
  ['paid', { toPay: null, outstandingCents: 0 }, 'All is paid. The next month is payable by 14/12/2026'],
] as const)('a store that is %s with %o reads: %s', async (state, values, sentence) => {
  await shown({ ...due, state, ...values })
  expect(await screen.findByText(sentence, { exact: false })).toBeTruthy()
})

test('one tap copies what a banking app takes', async () => {
  const { user } = await shown(due)
  const copied = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Copy: ${name}` }))
    return navigator.clipboard.readText()
  }
  expect(await copied('Amount')).toBe('1500.50')
  expect(await copied('Reference')).toBe('ZF-000-1234')
  expect(await copied('Juice')).toBe('57550142')
  expect(await copied('Bank transfer')).toBe('000123456789')
  expect(screen.queryByRole('button', { name: 'Copy: my.t money' })).toBeNull()
})

test('a store is told whom to ask while no way to pay is set', async () => {
  await shown({ ...due, ways: noWays })
  expect(await screen.findByRole('link', { name: 'Write to us' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Receipt ZB-000042' }).getAttribute('href')).toContain(
    `/fees/receipts/${aReceipt._id}`,
  )
})

test('the statement of each month can be opened', async () => {
  await shown(due)
  const link = await screen.findByRole('link', { name: 'October 2026' })
  expect(link.getAttribute('href')).toContain('/fees/statements/2026-10')
})

test('a statement is drawn to be printed, with the campaigns of the month', async () => {
  const taps = { view: 12, call: 1, whatsapp: 2, directions: 0, link: 0 }
  await renderStoreScreen(<OwnStatementView month="2026-11" />, {
    answers: {
      '/fees/statements/2026-11': answered({
        store: { _id: aCycle._id, name: 'Savonnerie Ti Ylang' },
        month: '2026-11',
        openingBalanceCents: 0,
        charges: [aCycle],
        payments: [aReceipt],
        closingBalanceCents: 0,
        taps,
        products: [],
        campaigns: [
          { _id: aCycle._id, ranOn: '2026-11-12', channel: 'Radio Plus', shown: 'A spot', link: null },
        ],
      }),
    },
  })
  expect(await screen.findByRole('button', { name: 'Print or save as PDF' })).toBeTruthy()
  expect(screen.getByText('Radio Plus')).toBeTruthy()
  expect(screen.getByRole('row', { name: /ZB-000042/ })).toBeTruthy()
})

test('a month that is still to come leads back to the fees', async () => {
  await renderStoreScreen(<OwnStatementView month="2027-11" />, {
    answers: { '/fees/statements/2027-11': refused(404, 'not-found', 'This month is still to come.') },
  })
  expect(await screen.findByText('This month is still to come.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the fees' })).toBeTruthy()
})
