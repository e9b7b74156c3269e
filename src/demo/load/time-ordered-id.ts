/** Spreads an index over 32 bits, so that neighbours look nothing alike. */
export function scatter(index: number, salt: number): number {
  let bits = Math.imul(index ^ salt, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

const hex = (bits: number, digits: number) => bits.toString(16).padStart(digits, '0')

/** Keeps the ids of two tables apart when their rows were made at the same moment. */
export const idKinds = {
  user: 1,
  store: 2,
  product: 3,
  productRating: 4,
  storeRating: 5,
  category: 6,
  feeCycle: 7,
  feePayment: 8,
  report: 9,
  message: 10,
  application: 11,
  account: 12,
  keeper: 13,
  heldRating: 14,
} as const

/** A UUIDv7: first the moment, then bits that the kind and the index alone decide. */
export function timeOrderedId(kind: keyof typeof idKinds, index: number, moment: number): string {
  const salt = idKinds[kind] * 0x2545f491
  const time = hex(Math.floor(moment), 12)
  const first = scatter(index, salt)
  const second = scatter(index, salt + 1)
  const third = scatter(index, salt + 2)
  const variant = '89ab'.charAt(first >>> 30)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(first & 0xfff, 3)}-${variant}${hex((first >>> 12) & 0xfff, 3)}-${hex(second, 8)}${hex(third & 0xffff, 4)}`
}
