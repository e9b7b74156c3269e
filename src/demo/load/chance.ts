import { scatter } from './time-ordered-id.ts'

/** A stream of numbers from 0 to below 1 that the subject and its index alone decide. */
export type Chance = () => number

export const subjects = {
  product: 11,
  store: 12,
  productRatings: 13,
  storeRatings: 14,
  taps: 15,
  person: 16,
} as const

export function chanceFor(subject: keyof typeof subjects, index: number): Chance {
  let state = scatter(index, subjects[subject] * 0x1b873593)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}
