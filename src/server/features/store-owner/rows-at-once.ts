/** Up to so many rows of a statement are announced one by one, so that only the answers that show them are evicted. */
export const rowsAtOnce = 100
