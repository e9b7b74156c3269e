/** Orders beside that of the best match. A file of its own, because every page has them: they are search params. */
export const chosenOrders = ['price', 'price-desc', 'newest', 'nearest', 'rating'] as const

export const searchOrders = ['best', ...chosenOrders] as const
export type SearchOrder = (typeof searchOrders)[number]
