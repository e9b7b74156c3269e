import { lazy } from 'react'
import { useNavigation } from '#web/store-owner/dashboard/navigation.ts'
import { WithOwnStore } from './with-own-store.tsx'

const CreateProduct = lazy(async () => ({
  default: (await import('./create-product.tsx')).CreateProduct,
}))

export function CreateProductScreen() {
  const { goAfterSave } = useNavigation()
  return (
    <WithOwnStore>
      {(given) => <CreateProduct {...given} onSaved={() => goAfterSave('products/all')} />}
    </WithOwnStore>
  )
}
