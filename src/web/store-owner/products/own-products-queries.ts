import { useQueryClient } from '@tanstack/react-query'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { type StoreClient, useStoreClient } from '#web/shared/api/store-client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { ownProductsQuery, storeChanged } from '#web/store-owner/own-store.ts'

/** A login in another tab does not remove the products of an open form. */
export function useOwnProducts() {
  return usePreviousDataQuery(ownProductsQuery(useStoreClient()))
}

type NewProduct = Parameters<StoreClient['storeOwner']['createProduct']>[0]
export type BulkOperation = Parameters<StoreClient['storeOwner']['editProducts']>[0]['operation']
type ProductChanges = Parameters<StoreClient['storeOwner']['updateProduct']>[0]

/** Changes to a product update the cache once the server has accepted them. */
export function useProductActions() {
  const storeClient = useStoreClient()
  const { storeOwner } = storeClient
  const client = useClient()
  const queryClient = useQueryClient()
  const { queryKey: productsKey } = ownProductsQuery(storeClient)
  const show = (change: (products: OwnProduct[]) => OwnProduct[]) =>
    queryClient.setQueryData(productsKey, (products) => products && change(products))

  /** The table is refetched at once, even when not mounted; public pages on their next visit. */
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
    /** A second edit before the refetch uses the version that was just saved. */
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
    async edit(productIds: string[], operation: BulkOperation) {
      const answer = await storeOwner.editProducts({ productIds, operation })
      const { changed: ids } = answer
      const isChanged = ({ _id }: OwnProduct) => ids.includes(_id)
      if (operation.kind === 'delete') show((products) => products.filter((one) => !isChanged(one)))
      if (operation.kind === 'hide' || operation.kind === 'show') {
        const isHidden = operation.kind === 'hide'
        show((products) => products.map((one) => (isChanged(one) ? { ...one, isHidden } : one)))
      }
      changed()
      return answer
    },
    async undo(undoId: string) {
      const answer = await storeOwner.undoProductEdit({ undoId })
      changed()
      return answer
    },
    /** The current product, or undefined when it was deleted. */
    async newest(productId: string) {
      const products = await queryClient.fetchQuery({ ...ownProductsQuery(storeClient), staleTime: 0 })
      return products.find(({ _id }) => _id === productId)
    },
  }
}
