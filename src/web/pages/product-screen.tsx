import { useParams, useSearch } from '@tanstack/react-router'
import { productDetail as texts } from '#texts/product-detail.ts'
import { countTap } from '#web/api/taps.ts'
import { useProduct } from '#web/features/product-detail/product-queries.ts'
import { ContactBar } from '#web/ui/contact-bar.tsx'
import { ProductSkeleton } from './detail-skeleton.tsx'
import { Missing, NotLoaded } from './missing.tsx'
import { ProductPage } from './product.tsx'

export { productHead } from './product-head.ts'

const from = '/product/$productId'

export function ProductScreen() {
  const { productId } = useParams({ from })
  const { stars } = useSearch({ from })
  const product = useProduct(productId)
  if (!product) return <ProductSkeleton />
  const { store, contactInfo } = product
  return (
    <>
      <ProductPage product={product} stars={stars} />
      <ContactBar
        store={store.name}
        phone={contactInfo}
        onReach={(kind) => countTap({ kind, storeId: store._id, productId })}
      />
    </>
  )
}

export function ProductNotFound() {
  return <Missing title={texts.notFound} text={texts.notFoundText} />
}

export function ProductFailure() {
  return <NotLoaded title={texts.failed} text={texts.failedText} />
}
