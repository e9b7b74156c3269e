import { getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { linkTo } from '#web/store-owner/dashboard/place.ts'
import { useWays } from '#web/store-owner/dashboard/ways.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { WithOwnStore } from './with-own-store.tsx'

const EditProduct = lazy(async () => ({ default: (await import('./edit-product.tsx')).EditProduct }))

const route = getRouteApi('/admin/dashboard/products/edit')

export function EditProductScreen() {
  const { product } = route.useSearch()
  const { goAfterSave } = useWays()
  const goTo = useGoTo()
  return (
    <WithOwnStore>
      {(given) => (
        <EditProduct
          {...given}
          productId={product}
          onChoose={(chosen) => goTo(linkTo('products/edit', chosen))}
          onSaved={() => goAfterSave('products/all')}
        />
      )}
    </WithOwnStore>
  )
}
