import { api } from '#contract/index.ts'
import { placeNames } from '#domain/places.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { StoreList } from './store-list.ts'
import type { StoresService } from './stores.service.ts'

export function storesRoutes(mount: Mount, stores: StoresService, list: StoreList): void {
  const { store, rating } = api

  mount.kept(['stores', 'ratings', 'categories'], store.all, ({ query }) => list.page(query))
  mount.kept(['stores'], store.allCities, () => list.cities())
  mount.kept(['stores', 'ratings', 'categories'], store.detail, ({ params }) => stores.detail(params.storeId))
  mount.kept(['products', 'stores', 'ratings'], store.products, ({ params, query }) =>
    stores.products(params.storeId, query.page),
  )
  mount.kept(['stores'], store.hours, ({ params }) => stores.hours(params.storeId))
  mount.kept(['stores', 'ratings', 'reviewers'], rating.storeReviews, ({ params }) =>
    stores.reviews(params.storeId),
  )
  mount.kept([], store.places, async () => [...placeNames])
}
