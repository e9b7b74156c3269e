interface Rated {
  id: string
  averageRating: number
  ratingCount: number
}

const mostRatings = 2 ** 31 - 1
const bits = new DataView(new ArrayBuffer(8))

/**
 * The place of a product or store in a list by rating: a string that is smaller the earlier its card comes. Best average
 * first, then most ratings, then the smallest id.
 */
export function placeByRating({ averageRating, ratingCount, id }: Rated): string {
  // The bits of numbers above zero are in the order of the numbers.
  bits.setFloat64(0, averageRating)
  const average = BigInt.asUintN(64, ~bits.getBigUint64(0)).toString(16).padStart(16, '0')
  return `${average} ${(mostRatings - ratingCount).toString(16).padStart(8, '0')} ${id}`
}
