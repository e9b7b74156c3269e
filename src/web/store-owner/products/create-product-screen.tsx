import { lazy } from 'react'
import { useWays } from '#web/store-owner/dashboard/ways.ts'
import { WithOwnStore } from './with-own-store.tsx'

const CreateProduct = lazy(async () => ({
  default: (await import('./create-product.tsx')).CreateProduct,
}))

export function CreateProductScreen() {
  const { goAfterSave } = useWays()
  return (
    <WithOwnStore>
      {(given) => <CreateProduct {...given} onSaved={() => goAfterSave('products/all')} />}
    </WithOwnStore>
  )
}
