import { scatter } from '../random.ts'

/** Each 16 bits as text once they were needed, because a large catalogue needs millions of ids. */
const hex16: string[] = []
function hex(bits: number): string {
  const part = bits & 0xffff
  hex16[part] ??= part.toString(16).padStart(4, '0')
  return hex16[part]
}

/** Distinguishes ids of different tables whose rows were made at the same moment. */
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
  answer: 15,
  notification: 16,
  raisedPrice: 17,
  reviewPhoto: 18,
} as const

/** A UUIDv7: the moment first, then bits that only the kind and the index determine. */
export function timeOrderedId(kind: keyof typeof idKinds, index: number, moment: number): string {
  const upper = Math.floor(moment / 65_536)
  const first = scatter(idKinds[kind], index)
  const second = scatter(index, idKinds[kind])
  const version = 0x7000 | (first & 0xfff)
  const variant = 0x8000 | ((first >>> 12) & 0x3fff)
  return `${hex(upper >>> 16)}${hex(upper)}-${hex(moment % 65_536)}-${hex(version)}-${hex(variant)}-${hex(second >>> 16)}${hex(second)}${hex(index)}`
}
