import { formatDate } from '#domain/mauritius-time.ts'
import type { Letter, Links } from '../../letter.ts'
import { feesPath, type ReceiptFacts, rupees } from '../fees.ts'
import { period } from './fee-words.ts'

const methods: Record<string, string> = {
  cash: 'in cash',
  'bank transfer': 'by bank transfer',
  juice: 'by Juice',
  'myt money': 'by my.t money',
  cheque: 'by cheque',
}

export function receipt(facts: ReceiptFacts, links: Links): Letter {
  const { transfer, paymentId, number, storeName, payer, amountCents, receivedOn, window, issuer } = facts
  const isRefund = transfer === 'refund'
  const how = methods[facts.method] ?? 'in another way'
  const who = payer === storeName ? storeName : `${payer}, ${storeName}`
  const what = window.kind === 'monthly' ? 'monthly advertising' : 'personalised advertising'
  const product = window.product ? ` of ${window.product}` : ''
  return {
    subject: isRefund ? `Receipt ${number} of our refund` : `Receipt ${number} of your payment`,
    preview: isRefund
      ? `${rupees(amountCents, 'en')} paid back to ${storeName}.`
      : `${rupees(amountCents, 'en')} received for ${storeName}.`,
    paragraphs: [
      isRefund
        ? `We have paid back ${rupees(amountCents, 'en')} to ${who}, ${how}, on ${formatDate(receivedOn)}.`
        : `Thank you. We have received ${rupees(amountCents, 'en')} from ${who}, ${how}, on ${formatDate(receivedOn)}.`,
      `For: ${what}${product} ${period(window)}, reference ${window.reference}`,
      ...(facts.reference ? [`Number or text of the transfer: ${facts.reference}`] : []),
      facts.leftToPayCents > 0
        ? `Left to pay for this window: ${rupees(facts.leftToPayCents, 'en')}`
        : 'Nothing is left to pay for this window.',
      ...issuerLines(issuer),
    ],
    button: paymentId
      ? { label: 'Open the receipt', href: links.to(`${feesPath}/receipts/${paymentId}`) }
      : { label: 'Visit Zilbazar', href: links.to('/') },
    otherwise: { before: 'Is something wrong?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because a payment for the advertising of your store was recorded.',
  }
}

function issuerLines({ issuerName, issuerAddress, brn, vatNumber }: ReceiptFacts['issuer']): string[] {
  if (!issuerName) return []
  const numbers = [brn && `BRN ${brn}`, vatNumber && `VAT number ${vatNumber}`]
  return [`Issued by ${[issuerName, issuerAddress, ...numbers].filter(Boolean).join(', ')}`]
}
