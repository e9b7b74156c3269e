import type { paymentsTaken as english } from '../../en/shared/payments-taken.ts'

/** How a store can be paid. */
export const paymentsTaken: typeof english = {
  ways: {
    cash: 'Espèces',
    card: 'Carte',
    juice: 'Juice',
    'my-t-money': 'my.t money',
    blink: 'Blink',
    'maucas-qr': 'MauCAS QR',
    'bank-transfer': 'Virement',
    cheque: 'Chèque',
  },
}
