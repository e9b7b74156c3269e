/** Google reads RSS, Meta reads rows. */
export const feedFormats = ['xml', 'csv'] as const
export type FeedFormat = (typeof feedFormats)[number]

interface FeedAddress {
  storeId: string
  /** Known to the store owner and to those whom they gave the address. */
  key: string
  format: FeedFormat
}

export const feedPath = ({ storeId, key, format }: FeedAddress): string =>
  `/feeds/${storeId}/${key}.${format}`

/** '/feeds/5e…/…' for an address with its key, for logs. */
export const withoutFeedKey = (path: string): string => path.replace(/^(\/feeds\/[^/]*\/).+/, '$1…')
