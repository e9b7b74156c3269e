/** Numbers of the random streams used while loading; the content uses smaller numbers. */
export const subject = { store: 21, person: 22, productRatings: 23, storeRatings: 24, taps: 25 } as const
