/** How views were named before each had an address of its own; bookmarks still do. */
export interface FormerAddress {
  tab?: string | undefined
  view?: string | undefined
  product?: string | undefined
}
