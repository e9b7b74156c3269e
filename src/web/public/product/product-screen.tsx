import { useParams, useSearch } from '@tanstack/react-router'
import { productDetail as texts } from '#texts/public/product.ts'
import { ProductSkeleton } from '#web/public/detail/detail-skeleton.tsx'
import { Missing, NotLoaded } from '#web/public/detail/missing.tsx'
import { countTap } from '#web/public/taps.ts'
import { ContactBar } from '#web/shared/store/contact-bar.tsx'
import { ProductPage } from './product.tsx'
import { useProduct } from './product-queries.ts'

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
