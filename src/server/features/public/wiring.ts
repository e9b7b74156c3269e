import { countingChanges } from '#server/lists/count-changes.ts'
import { listPages } from '#server/lists/list-pages.ts'
import { nearPages } from '#server/lists/near-pages.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { bannersQueries } from './banners/banners.queries.ts'
import { bannersRoutes } from './banners/banners.routes.ts'
import { browserErrorsRoutes } from './browser-errors/browser-errors.routes.ts'
import { browserErrorsService } from './browser-errors/browser-errors.service.ts'
import { categoriesQueries } from './categories/categories.queries.ts'
import { categoriesRoutes } from './categories/categories.routes.ts'
import { categoriesService } from './categories/categories.service.ts'
import { categoryLists } from './categories/category-lists.ts'
import { comparisonQueries } from './comparison/comparison.queries.ts'
import { comparisonRoutes } from './comparison/comparison.routes.ts'
import { comparisonService } from './comparison/comparison.service.ts'
import { contactQueries } from './contact/contact.queries.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { type ContactSettings, contactService } from './contact/contact.service.ts'
import { formService } from './contact/form-service.ts'
import { featuredProducts } from './listings/featured.ts'
import { flashSales } from './listings/flash-sales.ts'
import { listingsRoutes } from './listings/listings.routes.ts'
import { listingsService } from './listings/listings.service.ts'
import { mailChoicesRoutes } from './mail-choices/mail-choices.routes.ts'
import { mailChoicesService } from './mail-choices/mail-choices.service.ts'
import { numberCheckQueries } from './number-check/number-check.queries.ts'
import { numberCheckRoutes } from './number-check/number-check.routes.ts'
import { numberCheckService } from './number-check/number-check.service.ts'
import { paymentDetailsRoutes } from './payment-details/payment-details.routes.ts'
import { productsQueries } from './products/products.queries.ts'
import { productsRoutes } from './products/products.routes.ts'
import { productsService } from './products/products.service.ts'
import { alternatives } from './search/alternatives.ts'
import { closeSpellings } from './search/close-spellings.ts'
import { foldingChanges } from './search/fold-changes.ts'
import { namesWanted } from './search/names-wanted.ts'
import { openStores } from './search/open-stores.ts'
import { searchQueries } from './search/search.queries.ts'
import { searchRoutes } from './search/search.routes.ts'
import { searchService } from './search/search.service.ts'
import { suggestions } from './search/suggestions.ts'
import { storeList } from './stores/store-list.ts'
import { storeMap } from './stores/store-map.ts'
import { storesQueries } from './stores/stores.queries.ts'
import { storesRoutes } from './stores/stores.routes.ts'
import { storesService } from './stores/stores.service.ts'
import { createPersonBit } from './taps/person-bit.ts'
import { isRobot } from './taps/robots.ts'
import { tapQueries } from './taps/taps.queries.ts'
import { tapsRoutes } from './taps/taps.routes.ts'
import { tapsService } from './taps/taps.service.ts'
import { vitalsQueries } from './vitals/vitals.queries.ts'
import { vitalsRoutes } from './vitals/vitals.routes.ts'
import { vitalsService } from './vitals/vitals.service.ts'

/** Mounts what anyone can do, without an account. Returns what counts the wishes of people, and what reads a search. */
export function mountPublic(mount: Mount, platform: Platform, shared: Shared, contact: ContactSettings) {
  const { app, tables, clock, log, createCounter } = platform
  const { cards } = shared
  const pages = listPages(tables)
  const near = nearPages(tables)

  bannersRoutes(mount, bannersQueries(tables), clock)
  listingsRoutes(
    mount,
    listingsService({ pages, featured: featuredProducts(tables), flashSales: flashSales(tables), clock }),
  )
  categoriesRoutes(mount, categoriesService(categoriesQueries(tables)), categoryLists(pages, near, clock))
  productsRoutes(mount, productsService(productsQueries(tables), clock))
  comparisonRoutes(mount, comparisonService(comparisonQueries(tables), clock))
  storesRoutes(
    mount,
    storesService({ queries: storesQueries(tables), pages, clock }),
    storeList({ tables, cards, pages, nearPages: near, clock }),
    storeMap({ cards, pages, clock, streets: platform.streets }),
  )
  const found = { queries: searchQueries(tables), spellings: closeSpellings(tables), clock }
  const search = searchService({ ...found, openStores: openStores(tables) })
  searchRoutes(mount, {
    search,
    suggestions: suggestions(tables),
    alternatives: alternatives({ ...found, tables, search }),
    clock,
  })
  contactRoutes(
    mount,
    contactService({
      ...platform,
      queries: contactQueries,
      settings: contact,
      formService: contact.formUrl ? formService(contact.formUrl, log) : undefined,
    }),
  )

  paymentDetailsRoutes(mount, tables)

  numberCheckRoutes(mount, app, numberCheckService({ ...platform, queries: numberCheckQueries(tables) }))

  mailChoicesRoutes(mount, app, mailChoicesService({ ...platform, ...shared }))

  const counting = countingChanges({ tables, clock, log })
  app.addHook('onListen', async () => counting.start())
  app.addHook('onClose', () => counting.stop())

  const folding = foldingChanges({ tables, log })
  app.addHook('onListen', async () => folding.start())
  app.addHook('onClose', () => folding.stop())

  const taps = tapsService({
    queries: tapQueries(tables),
    personBit: createPersonBit(platform.secrets),
    createCounter,
    clock,
    log,
  })
  app.addHook('onClose', () => taps.close())
  tapsRoutes(mount, taps, platform.ownStoresOf)

  const vitals = vitalsService({ queries: vitalsQueries(tables), createCounter, clock, log, isRobot })
  app.addHook('onClose', () => vitals.close())
  vitalsRoutes(mount, vitals)

  const errors = browserErrorsService({ tables, createCounter, clock, log, isRobot })
  app.addHook('onClose', () => errors.flush())
  browserErrorsRoutes(mount, errors)

  return { countWish: taps.wish, namesWanted }
}
