import { useWays } from '#web/store-owner/dashboard/ways.ts'
import { CreateProduct } from './create-product.tsx'
import { WithOwnStore } from './with-own-store.tsx'

export function CreateProductScreen() {
  const { goAfterSave } = useWays()
  return (
    <WithOwnStore>
      {(given) => <CreateProduct {...given} onSaved={() => goAfterSave('products/all')} />}
    </WithOwnStore>
  )
}
