/** How a store can be paid. */
export const paymentsTaken = {
  ways: {
    cash: 'Cash',
    card: 'Card',
    juice: 'Juice',
    'my-t-money': 'my.t money',
    blink: 'Blink',
    'maucas-qr': 'MauCAS QR',
    'bank-transfer': 'Bank transfer',
    cheque: 'Cheque',
  },
}
