import type { Mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { categoriesQueries } from './categories/categories.queries.ts'
import { categoriesRoutes } from './categories/categories.routes.ts'
import { categoriesService } from './categories/categories.service.ts'
import { categoryLists } from './categories/category-lists.ts'
import { contactQueries } from './contact/contact.queries.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { type ContactSettings, contactService } from './contact/contact.service.ts'
import { formService } from './contact/form-service.ts'
import { bestRatedQueries } from './listings/best-rated.ts'
import { listingsRoutes } from './listings/listings.routes.ts'
import { listingsService } from './listings/listings.service.ts'
import { productsQueries } from './products/products.queries.ts'
import { productsRoutes } from './products/products.routes.ts'
import { productsService } from './products/products.service.ts'
import { closeSpellings } from './search/close-spellings.ts'
import { searchQueries } from './search/search.queries.ts'
import { searchRoutes } from './search/search.routes.ts'
import { searchService } from './search/search.service.ts'
import { suggestions } from './search/suggestions.ts'
import { storeList } from './stores/store-list.ts'
import { storesQueries } from './stores/stores.queries.ts'
import { storesRoutes } from './stores/stores.routes.ts'
import { storesService } from './stores/stores.service.ts'
import { tapQueries } from './taps/taps.queries.ts'
import { tapsRoutes } from './taps/taps.routes.ts'
import { tapsService } from './taps/taps.service.ts'

/** Mounts what anyone can do, without an account. */
export function mountPublic(
  mount: Mount,
  platform: Platform,
  shared: Shared,
  contact: ContactSettings,
): void {
  const { app, tables, clock, log } = platform
  const { cards, reviews } = shared

  listingsRoutes(mount, listingsService(cards, bestRatedQueries(tables), clock))
  categoriesRoutes(mount, categoriesService(categoriesQueries(tables)), categoryLists(tables, cards, clock))
  productsRoutes(mount, productsService(productsQueries(tables), reviews, clock))
  storesRoutes(
    mount,
    storesService(storesQueries(tables), cards, reviews, clock),
    storeList(tables, cards, clock),
  )
  searchRoutes(
    mount,
    searchService(searchQueries(tables), closeSpellings(tables), clock),
    suggestions(tables),
  )
  contactRoutes(
    mount,
    contactService({
      ...platform,
      queries: contactQueries,
      settings: contact,
      formService: contact.formUrl ? formService(contact.formUrl, log) : undefined,
    }),
  )

  const taps = tapsService({ queries: tapQueries(tables), clock, log })
  app.addHook('onClose', () => taps.close())
  tapsRoutes(mount, taps)
}
