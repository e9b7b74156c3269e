/** What the website owner finds by name, in the order of the filters. */
export const foundKinds = ['products', 'stores', 'people', 'reviews'] as const

/** At most so many of each kind are found; more words find fewer. */
export const mostFound = 1000
