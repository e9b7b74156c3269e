import { getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { useNavigation } from '#web/store-owner/dashboard/navigation.ts'
import { OwnProductsLoaded } from './own-products-loaded.tsx'
import { WithOwnStore } from './with-own-store.tsx'

const CreateProduct = lazy(async () => ({
  default: (await import('./create-product.tsx')).CreateProduct,
}))

const route = getRouteApi('/admin/dashboard/products/create')

export function CreateProductScreen() {
  const { copy } = route.useSearch()
  const { goAfterSave } = useNavigation()
  const onSaved = () => goAfterSave('products/all')
  return (
    <WithOwnStore>
      {(given) =>
        copy ? (
          <OwnProductsLoaded>
            {(products) => (
              <CreateProduct
                key={copy}
                {...given}
                original={products.find(({ _id }) => _id === copy)}
                onSaved={onSaved}
              />
            )}
          </OwnProductsLoaded>
        ) : (
          <CreateProduct {...given} onSaved={onSaved} />
        )
      }
    </WithOwnStore>
  )
}
