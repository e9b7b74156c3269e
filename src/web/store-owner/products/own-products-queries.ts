import { useQueryClient } from '@tanstack/react-query'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { type StoreClient, useStoreClient } from '#web/shared/api/store-client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { ownProductsQuery, storeChanged } from '#web/store-owner/own-store.ts'

/** All products of the store; a login in another tab takes none of them from under what is being written. */
export function useOwnProducts() {
  return usePreviousDataQuery(ownProductsQuery(useStoreClient()))
}

type NewProduct = Parameters<StoreClient['storeOwner']['createProduct']>[0]
type ProductChanges = Parameters<StoreClient['storeOwner']['updateProduct']>[0]

/** Adding, changing and deleting a product; what is shown follows as soon as the server has said yes. */
export function useProductActs() {
  const storeClient = useStoreClient()
  const { storeOwner } = storeClient
  const client = useClient()
  const queryClient = useQueryClient()
  const { queryKey: productsKey } = ownProductsQuery(storeClient)
  const show = (change: (products: OwnProduct[]) => OwnProduct[]) =>
    queryClient.setQueryData(productsKey, (products) => products && change(products))

  /** The table is asked for at once, whether it is in sight or not; public pages when they are next looked at. */
  function changed() {
    storeChanged(queryClient, client)
    void queryClient.invalidateQueries({ queryKey: productsKey, refetchType: 'all' })
  }

  return {
    async create(product: NewProduct) {
      const answer = await storeOwner.createProduct(product)
      changed()
      return answer
    },
    /** Whoever edits again before the table has come builds on the version just saved. */
    async update(changes: ProductChanges, saved: Partial<OwnProduct>) {
      const answer = await storeOwner.updateProduct(changes)
      const { version } = answer
      show((products) =>
        products.map((one) => (one._id === changes.productId ? { ...one, ...saved, version } : one)),
      )
      changed()
      return answer
    },
    async remove(productId: string) {
      try {
        const answer = await storeOwner.deleteProduct({ productId })
        show((products) => products.filter(({ _id }) => _id !== productId))
        return answer
      } finally {
        changed()
      }
    },
    /** The product as it is now; nothing when it is gone. */
    async newest(productId: string) {
      const products = await queryClient.fetchQuery({ ...ownProductsQuery(storeClient), staleTime: 0 })
      return products.find(({ _id }) => _id === productId)
    },
  }
}
