import { lazy } from 'react'
import type { Product } from '#contract/shapes/product.ts'
import { dashboard as texts } from '#texts/store-owner/dashboard.ts'
import { useKeptQuery } from '#web/shared/api/kept-query.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ProductCard } from '#web/shared/cards/product-card.tsx'
import { ownProfileQuery } from '#web/store-owner/own-store.ts'
import { AllProducts } from '#web/store-owner/products/all-products.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import type { Ways } from './dashboard.tsx'
import type { Place, View } from './place.ts'
import { ViewSkeleton } from './view-skeleton.tsx'

const CreateProduct = lazy(async () => ({
  default: (await import('#web/store-owner/products/create-product.tsx')).CreateProduct,
}))
const EditProduct = lazy(async () => ({
  default: (await import('#web/store-owner/products/edit-product.tsx')).EditProduct,
}))
const DeleteProduct = lazy(async () => ({
  default: (await import('#web/store-owner/products/delete-product.tsx')).DeleteProduct,
}))

const preview = (product: Product) => <ProductCard product={product} load="early" />

/** The store's products: all of them, and one at a time. */
export default function DashboardProducts({ place, go, goAfterSave }: { place: Place } & Ways) {
  const { data: store, hasFailed, tryAgain } = useKeptQuery(ownProfileQuery(useStoreClient()))
  const goTo = (view: View, product?: string) => go({ tab: 'products', view, product })
  const seeAll = () => goAfterSave({ tab: 'products', view: 'all' })
  const untilThere = hasFailed ? (
    <NotLoaded sentence={texts.detailsFailed} onTryAgain={tryAgain} />
  ) : (
    <ViewSkeleton />
  )
  switch (place.view) {
    case 'create':
      if (!store) return untilThere
      return <CreateProduct store={store} preview={preview} onSaved={seeAll} />
    case 'edit':
      if (!store) return untilThere
      return (
        <EditProduct
          store={store}
          preview={preview}
          productId={place.product}
          onChoose={(id) => goTo('edit', id)}
          onSaved={seeAll}
        />
      )
    case 'delete':
      return <DeleteProduct productId={place.product} onDeleted={seeAll} />
    default:
      return (
        <AllProducts
          onCreate={() => goTo('create')}
          onEdit={(id) => goTo('edit', id)}
          onGoTo={(view) => go({ tab: 'profile', view })}
        />
      )
  }
}
