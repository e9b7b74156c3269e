/** A stream of numbers from 0 to below 1. */
export type Random = () => number

/** The seed of every catalogue. */
const demoSeed = 19_680_312

/** A hash of whole numbers. */
export function scatter(...numbers: number[]): number {
  let bits = 0x6a09e667
  for (const number of numbers) {
    bits = Math.imul(bits ^ number, 0xcc9e2d51)
    bits = Math.imul((bits << 15) | (bits >>> 17), 0x1b873593)
    bits = (Math.imul(bits ^ (bits >>> 13), 5) + 0xe6546b64) | 0
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A stream of random numbers that only the given numbers determine. */
export function seeded(...numbers: number[]): Random {
  let state = scatter(demoSeed, ...numbers)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let bits = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
    return ((bits ^ (bits >>> 15)) >>> 0) / 4_294_967_296
  }
}

/** A hash of a text. */
export function textNumber(text: string): number {
  let number = 17
  for (let at = 0; at < text.length; at++) number = Math.imul(number, 31) + text.charCodeAt(at)
  return scatter(number)
}

export function wholeBelow(random: Random, end: number): number {
  return Math.floor(random() * end)
}

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return itemAt(items, wholeBelow(random, items.length))
}

/** The item at a place, starting again after the last one. */
export function itemAt<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length]
  if (item === undefined) throw new RangeError('There is nothing to choose from.')
  return item
}

/** A stride that visits each of so many places once before it returns to the first. */
export function strideFor(places: number, start: number): number {
  if (places < 3) return 1
  let stride = 1 + (start % (places - 1))
  while (commonDivisor(stride, places) !== 1) stride = (stride % (places - 1)) + 1
  return stride
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
