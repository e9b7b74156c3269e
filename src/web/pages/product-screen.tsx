import { useParams } from '@tanstack/react-router'
import { useProduct } from '#web/features/product-detail/product-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { Missing, NotLoaded } from './missing.tsx'
import { ProductPage } from './product.tsx'

export { productHead } from './product-head.ts'

export function ProductScreen() {
  const { productId } = useParams({ from: '/product/$productId' })
  const product = useProduct(productId)
  return product ? <ProductPage product={product} /> : <DetailSkeleton />
}

export function ProductNotFound() {
  const texts = useTexts().productDetail
  return <Missing title={texts.notFound} text={texts.notFoundText} />
}

export function ProductFailure() {
  const texts = useTexts().productDetail
  return <NotLoaded title={texts.failed} text={texts.failedText} />
}
