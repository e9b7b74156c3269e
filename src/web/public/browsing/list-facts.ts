import { pageSize } from '#domain/listing.ts'
import { browsing } from '#texts/public/browsing.ts'
import { common } from '#texts/shared/common.ts'
import { toProduct, toStore } from '#web/shared/address/pages.ts'
import { pathOf } from '#web/shared/address/path-of.ts'
import { pageAddress } from '#web/shared/page/page-head.ts'

export interface Crumb {
  name: string
  path: string
}

/** The breadcrumb as schema.org data. */
export function breadcrumbFacts(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(origin, path),
    })),
  }
}

/** One page of a list as schema.org data; nothing for an empty list. */
export function itemListFacts(
  origin: string,
  name: string,
  list: { page: number; total: number } | undefined,
  items: readonly Crumb[],
): object[] {
  if (!list || items.length === 0) return []
  const first = (list.page - 1) * pageSize + 1
  return [
    {
      '@type': 'ItemList',
      name,
      numberOfItems: list.total,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: first + index,
        name: item.name,
        url: pageAddress(origin, item.path),
      })),
    },
  ]
}

export const productItems = (products: readonly { _id: string; title: string }[] = []): Crumb[] =>
  products.map(({ _id, title }) => ({ name: title, path: pathOf(toProduct(_id)) }))

export const storeItems = (stores: readonly { _id: string; name: string }[] = []): Crumb[] =>
  stores.map(({ _id, name }) => ({ name, path: pathOf(toStore(_id)) }))

/** Every page of an unfiltered list is its own canonical address; a filtered list points to the unfiltered one. */
export function canonicalPath(path: string, { page, ...filters }: { page?: number | undefined }): string {
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  return page && !isFiltered ? `${path}?page=${page}` : path
}

export function listTitle(title: string, page?: number): string {
  return `${title}${page ? `, ${browsing.page(page).toLowerCase()}` : ''} – ${common.siteName}`
}
