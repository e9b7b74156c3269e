import { api } from '#contract/index.ts'
import { placeNames } from '#domain/places.ts'
import {
  cachedAs,
  catalogueTag,
  categoriesTag,
  holidaysTag,
  reviewTags,
  storeTag,
} from '#server/lists/tags.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { StoreList } from './store-list.ts'
import type { StoreMap } from './store-map.ts'
import type { StoresService } from './stores.service.ts'

export function storesRoutes(mount: Mount, stores: StoresService, list: StoreList, mapped: StoreMap): void {
  const { store, rating } = api

  mount.cachedByLanguage(store.all, ({ query, language }) =>
    // Any store may take or lose the name that is searched for.
    cachedAs(list.page(query, language), () =>
      query.search ? [categoriesTag, catalogueTag] : [categoriesTag],
    ),
  )
  mount.cached(store.allCities, () => cachedAs(list.cities()))
  mount.cachedByLanguage(store.map, ({ query, language }) =>
    cachedAs(mapped.page(query.city, language), () => [categoriesTag]),
  )
  mount.cachedByLanguage(store.detail, ({ params, language }) =>
    cachedAs(stores.detail(params.storeId, language), () => [categoriesTag, holidaysTag]),
  )
  mount.cached(store.products, ({ params, query }) =>
    cachedAs(stores.products(params.storeId, query.page), () => [storeTag(params.storeId)]),
  )
  mount.cachedByLanguage(store.hours, ({ params, language }) =>
    cachedAs(stores.hours(params.storeId, language), () => [holidaysTag]),
  )
  mount.cached(rating.storeReviews, ({ params }) =>
    cachedAs(stores.reviews(params.storeId), ({ ratings }) => reviewTags(ratings)),
  )
  mount.cached(store.places, async () => ({ answer: [...placeNames], tags: [], until: 'never' }))
}
