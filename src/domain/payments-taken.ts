/** The ways to pay that a store may name, in the order in which they are shown. */
export const paymentWays = [
  'cash',
  'card',
  'juice',
  'my-t-money',
  'blink',
  'maucas-qr',
  'bank-transfer',
  'cheque',
] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Each once, in the order of the list. */
export const inOrder = (ways: readonly PaymentWay[]): PaymentWay[] =>
  paymentWays.filter((way) => ways.includes(way))
