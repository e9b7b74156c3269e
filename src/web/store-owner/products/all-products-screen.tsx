import { linkTo } from '#web/store-owner/dashboard/views.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { AllProducts } from './all-products.tsx'

export function AllProductsScreen() {
  const goTo = useGoTo()
  return (
    <AllProducts
      onCreate={() => goTo(linkTo('products/create'))}
      onEdit={(product) => goTo(linkTo('products/edit', product))}
      onGoTo={(view) => goTo(linkTo(`profile/${view}`))}
    />
  )
}
