import { useParams, useSearch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { productDetail as texts } from '#texts/public/product.ts'
import { ProductSkeleton } from '#web/public/detail/detail-skeleton.tsx'
import { countTap } from '#web/public/taps.ts'
import { FailurePage } from '#web/shared/page/failure-page.tsx'
import { NotFoundPage } from '#web/shared/page/not-found.tsx'
import { ContactBar } from '#web/shared/store/contact-bar.tsx'
import { ProductPage } from './product.tsx'
import { useProduct } from './product-queries.ts'
import { useChat } from './use-chat.ts'

export { prefetchReviews } from '#web/shared/reviews/prefetch-reviews.ts'
export { productHead } from './product-head.ts'

const from = '/product/$productId'

export function ProductScreen() {
  const { productId } = useParams({ from })
  const search = useSearch({ from })
  const product = useProduct(productId)
  return product ? <Shown product={product} {...search} /> : <ProductSkeleton />
}

function Shown({ product, ...reviews }: Omit<ComponentProps<typeof ProductPage>, 'chat'>) {
  const { _id: productId, store, contactInfo } = product
  const chat = useChat(product)
  return (
    <>
      <ProductPage product={product} {...reviews} chat={chat} />
      <ContactBar
        store={store.name}
        phone={contactInfo}
        chat={chat}
        onReach={(kind) => countTap({ kind, storeId: store._id, productId })}
      />
    </>
  )
}

export function ProductNotFound() {
  return <NotFoundPage title={texts.notFound} text={texts.notFoundText} />
}

export function ProductFailure({ error }: { error: unknown }) {
  return <FailurePage title={texts.failed} text={texts.failedText} error={error} />
}
