/** Views were once named by these search params, and bookmarks still use them. */
export interface FormerAddress {
  tab?: string | undefined
  view?: string | undefined
  product?: string | undefined
}
