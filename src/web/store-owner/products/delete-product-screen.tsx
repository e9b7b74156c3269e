import { getRouteApi } from '@tanstack/react-router'
import { useNavigation } from '#web/store-owner/dashboard/navigation.ts'
import { DeleteProduct } from './delete-product.tsx'

const route = getRouteApi('/admin/dashboard/products/delete')

export function DeleteProductScreen() {
  const { product } = route.useSearch()
  const { goAfterSave } = useNavigation()
  return <DeleteProduct productId={product} onDeleted={() => goAfterSave('products/all')} />
}
