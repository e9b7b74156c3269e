import { formatDate } from '#domain/mauritius-time.ts'
import type { receipt as english } from '../en/receipt.ts'
import { feesPath, type ReceiptFacts, rupees } from '../fees.ts'
import { period } from './fee-words.ts'

const methods: Record<string, string> = {
  cash: 'en espèces',
  'bank transfer': 'par virement bancaire',
  juice: 'par Juice',
  'myt money': 'par my.t money',
  cheque: 'par chèque',
}

export const receipt: typeof english = (facts, links) => {
  const { transfer, paymentId, number, storeName, payer, amountCents, receivedOn, window, issuer } = facts
  const isRefund = transfer === 'refund'
  const how = methods[facts.method] ?? 'par un autre moyen'
  const who = payer === storeName ? `la boutique ${storeName}` : `${payer}, boutique ${storeName}`
  const what = window.kind === 'monthly' ? 'publicité mensuelle' : 'publicité personnalisée'
  const product = window.product ? ` de ${window.product}` : ''
  return {
    subject: isRefund ? `Reçu ${number} de notre remboursement` : `Reçu ${number} de votre paiement`,
    preview: isRefund
      ? `${rupees(amountCents, 'fr')} remboursés à la boutique ${storeName}.`
      : `${rupees(amountCents, 'fr')} reçus pour la boutique ${storeName}.`,
    paragraphs: [
      isRefund
        ? `Nous avons remboursé ${rupees(amountCents, 'fr')} à ${who}, ${how}, le ${formatDate(receivedOn)}.`
        : `Merci. Nous avons reçu ${rupees(amountCents, 'fr')} de ${who}, ${how}, le ${formatDate(receivedOn)}.`,
      `Pour : ${what}${product} ${period(window)}, référence ${window.reference}`,
      ...(facts.reference ? [`Numéro ou texte du virement : ${facts.reference}`] : []),
      facts.leftToPayCents > 0
        ? `Reste à payer pour cette période : ${rupees(facts.leftToPayCents, 'fr')}`
        : 'Il ne reste rien à payer pour cette période.',
      ...issuerLines(issuer),
    ],
    button: paymentId
      ? { label: 'Ouvrir le reçu', href: links.to(`${feesPath}/receipts/${paymentId}`) }
      : { label: 'Voir Zilbazar', href: links.to('/') },
    otherwise: { before: 'Quelque chose ne va pas ?', label: 'Écrivez-nous', href: links.to('/contact') },
    reason:
      'Vous recevez cet e-mail parce qu’un paiement pour la publicité de votre boutique a été enregistré.',
  }
}

function issuerLines({ issuerName, issuerAddress, brn, vatNumber }: ReceiptFacts['issuer']): string[] {
  if (!issuerName) return []
  const numbers = [brn && `BRN ${brn}`, vatNumber && `numéro de TVA ${vatNumber}`]
  return [`Émis par ${[issuerName, issuerAddress, ...numbers].filter(Boolean).join(', ')}`]
}
