import { linkTo } from '#web/store-owner/dashboard/views.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { AllProducts } from './all-products.tsx'
import { PriceConfirmation } from './price-confirmation.tsx'

export function AllProductsScreen() {
  const goTo = useGoTo()
  return (
    <>
      <PriceConfirmation />
      <AllProducts
        onCreate={() => goTo(linkTo('products/create'))}
        onImport={() => goTo(linkTo('products/import'))}
        onDuplicate={(product) => goTo(linkTo('products/create', product))}
        onEdit={(product) => goTo(linkTo('products/edit', product))}
        onGoTo={(view) => goTo(linkTo(`profile/${view}`))}
      />
    </>
  )
}
