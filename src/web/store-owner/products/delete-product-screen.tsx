import { getRouteApi } from '@tanstack/react-router'
import { useWays } from '#web/store-owner/dashboard/ways.ts'
import { DeleteProduct } from './delete-product.tsx'

const route = getRouteApi('/admin/dashboard/products/delete')

export function DeleteProductScreen() {
  const { product } = route.useSearch()
  const { goAfterSave } = useWays()
  return <DeleteProduct productId={product} onDeleted={() => goAfterSave('products/all')} />
}
