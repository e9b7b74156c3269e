import { api } from '#contract/index.ts'
import { placeNames } from '#domain/places.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { StoreList } from './store-list.ts'
import type { StoresService } from './stores.service.ts'

export function storesRoutes(mount: Mount, stores: StoresService, list: StoreList): void {
  const { store, rating } = api

  mount.cached(['stores', 'ratings', 'categories'], store.all, ({ query }) => list.page(query))
  mount.cached(['stores'], store.allCities, () => list.cities())
  mount.cached(['stores', 'ratings', 'categories'], store.detail, ({ params }) =>
    stores.detail(params.storeId),
  )
  mount.cached(['products', 'stores', 'ratings'], store.products, ({ params, query }) =>
    stores.products(params.storeId, query.page),
  )
  mount.cached(['stores'], store.hours, ({ params }) => stores.hours(params.storeId))
  mount.cached(['stores', 'ratings', 'reviewers'], rating.storeReviews, ({ params }) =>
    stores.reviews(params.storeId),
  )
  mount.cached([], store.places, async () => [...placeNames])
}
