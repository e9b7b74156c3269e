/** More than any store of the island has, and few enough for one list. */
export const mostProductsOfOneStore = 10_000
