import { useId } from 'react'
import type { ProductDetail } from '#contract/product.ts'
import { PriceBlock } from '#web/features/product-detail/price-block.tsx'
import { ProductActions } from '#web/features/product-detail/product-actions.tsx'
import { ProductLayout } from '#web/features/product-detail/product-layout.tsx'
import { ProductPicture } from '#web/features/product-detail/product-picture.tsx'
import { StoreBlock } from '#web/features/product-detail/store-block.tsx'
import { LeaveReview } from '#web/features/reviews/leave-review.tsx'
import { ReviewList } from '#web/features/reviews/review-list.tsx'
import { NoReviews, ReviewsSection } from '#web/features/reviews/reviews-section.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { productCrumbs } from './product-head.ts'

export function ProductPage({ product }: { product: ProductDetail }) {
  const { productDetail: texts } = useTexts()
  const aboutId = useId()
  return (
    <ProductLayout
      breadcrumb={<Breadcrumb steps={productCrumbs(product)} />}
      picture={<ProductPicture {...product} />}
      facts={
        <>
          <div className="space-y-2">
            <h1 className="heading text-2xl wrap-anywhere sm:text-4xl">{product.title}</h1>
            <Stars average={product.averageRating} count={product.ratingCount} large />
          </div>
          <PriceBlock price={product.price} discount={product.discount} />
          <ProductActions />
          <StoreBlock product={product} />
        </>
      }
    >
      <section aria-labelledby={aboutId}>
        <h2 id={aboutId} className="heading text-2xl">
          {texts.description}
        </h2>
        <p className="mt-2 max-w-prose text-pretty break-words whitespace-pre-line">{product.description}</p>
      </section>
      <ReviewsSection>
        {product.reviews.length > 0 ? <ReviewList reviews={product.reviews} /> : <NoReviews />}
        <LeaveReview target="product" />
      </ReviewsSection>
    </ProductLayout>
  )
}
