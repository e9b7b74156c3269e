import { getRouteApi } from '@tanstack/react-router'
import { useNavigation } from '#web/store-owner/dashboard/navigation.ts'
import { linkTo } from '#web/store-owner/dashboard/views.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { EditProduct } from './edit-product.tsx'
import { WithOwnStore } from './with-own-store.tsx'

const route = getRouteApi('/admin/dashboard/products/edit')

export function EditProductScreen() {
  const { product } = route.useSearch()
  const { goAfterSave } = useNavigation()
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
