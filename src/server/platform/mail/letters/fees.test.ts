import { expect, test } from 'vitest'
import { aReceipt, noWays, payable, unpaid, ways } from '#tests/support/letters/fee-letters.ts'
import { written } from '#tests/support/letters/written.ts'
import type { LetterOrder } from './index.ts'

test('a store that is deleted before its paid window begins is told what it gets back', () => {
  const { paragraphs } = written({ kind: 'store-deleted', storeName: 'Ti Lakaz', refundCents: 150_000 })
  expect(paragraphs.join(' ')).toContain('You had paid Rs 1,500 for advertising that has not begun.')
})

test('a store that is deleted because it did not pay is told what it gets back', () => {
  const debt = {
    kind: 'store-deleted-unpaid',
    storeName: 'Ti Lakaz',
    dueOn: '2026-11-14',
    owedCents: 300_000,
  } as const
  const refund = /You had paid|Vous aviez payé/
  for (const language of ['en', 'fr'] as const) {
    const text = (letter: LetterOrder) => written(letter, language).paragraphs.join('\n')
    expect(text(debt)).not.toMatch(refund)
    expect(text({ ...debt, refundCents: 0 })).not.toMatch(refund)
    expect(text({ ...debt, refundCents: 120_050 })).toMatch(refund)
    expect(text({ ...debt, refundCents: 120_050 })).toContain(
      language === 'en' ? 'Rs 1,200.50' : 'Rs\u00a01\u00a0200,50',
    )
  }
})

test('a warning names the day, the sum and what is lost', () => {
  const { paragraphs } = written({ kind: 'fee-deletion-warning', ...unpaid, deletedOn: '2027-02-15' })
  expect(paragraphs.join(' ')).toMatch(
    /Rs 1,500 .* 14\/11\/2026 .* deleted for good on 15\/02\/2027, with its/,
  )
})

test('a letter about a fee names the ways to pay that are set, and its reference', () => {
  const paragraphs = (set: Partial<typeof noWays>) =>
    written({ kind: 'fee-before-due', ...payable, ways: { ...noWays, ...set } }).paragraphs.slice(1)
  const { qrPicture, ...numbers } = ways
  expect(paragraphs(numbers)).toEqual([
    'How to pay, with the reference ZF-000-1234, so that we know whom to thank:',
    'Bank transfer: MCB, account 0001 2345 6789 of Zilbazar Ltd',
    'By Juice to 5 755 0142',
    'By my.t money to 5 799 8080',
  ])
  expect(paragraphs({ qrPicture })).toEqual([
    'How to pay, with the reference ZF-000-1234, so that we know whom to thank:',
    'With the MauCAS QR code in your dashboard',
  ])
  expect(paragraphs({})).toEqual([
    'You can pay in cash, by bank transfer, by Juice, by my.t money or by cheque. Please name your store, so that we know whom to thank.',
    'Your reference: ZF-000-1234',
  ])
})

test('a receipt names the payer, the amount, the window, what is left and who issues it', () => {
  expect(written(aReceipt).paragraphs).toEqual([
    'Thank you. We have received Rs 1,000 from Anjali Ramgoolam, Ti Lakaz, by Juice, on 14/11/2026.',
    'For: monthly advertising from 15/11/2026 to 14/12/2026, reference ZF-000-1234',
    'Number or text of the transfer: J-77',
    'Left to pay for this window: Rs 500',
    'Issued by Zilbazar Ltd, 12 Royal Road, Curepipe, BRN C07012345, VAT number 27123456',
  ])
})
