/** What chance decides while loading, each with a stream of its own; the content uses the smaller numbers. */
export const subject = { store: 21, person: 22, productRatings: 23, storeRatings: 24, taps: 25 } as const
