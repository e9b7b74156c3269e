/** More than any store of the island shows, and few enough to list in one go. */
export const mostProductsOfOneStore = 10_000
