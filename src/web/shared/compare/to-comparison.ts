/** The page that compares these products. */
export const toComparison = (ids: readonly string[]) =>
  ({ to: '/compare', search: { products: ids.length > 0 ? ids.join(',') : undefined } }) as const
