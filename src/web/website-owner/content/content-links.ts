import { pageIn } from '#web/shared/address/address-values.ts'
import type { ContentSearch } from './content-search-params.ts'

export const linkToContent = ({ search, page, ...rest }: ContentSearch) =>
  ({ to: '/owner/content', search: { ...rest, search: search || undefined, page: pageIn(page) } }) as const
