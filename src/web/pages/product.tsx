import { Suspense, useEffect, useId } from 'react'
import type { ProductDetail } from '#contract/shapes/product.ts'
import { productDetail as texts } from '#texts/product-detail.ts'
import { countTap } from '#web/api/taps.ts'
import { PriceBlock } from '#web/features/product-detail/price-block.tsx'
import { ProductLayout } from '#web/features/product-detail/product-layout.tsx'
import { ProductPicture } from '#web/features/product-detail/product-picture.tsx'
import { StoreBlock } from '#web/features/product-detail/store-block.tsx'
import { ReportButton, ReviewReportButton } from '#web/features/reports/report-button.tsx'
import { ResumedReport } from '#web/features/reports/resumed-report.tsx'
import { Reviews } from '#web/features/reviews/reviews.tsx'
import { WishButton } from '#web/features/wishlist/wish-button.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { productCrumbs } from './product-head.ts'

interface ProductPageProps {
  product: ProductDetail
  /** Of the reviews to show; all when left out. */
  stars: number | undefined
}

export function ProductPage({ product, stars }: ProductPageProps) {
  const aboutId = useId()
  const { _id: productId, userId: storeId } = product
  useEffect(() => countTap({ kind: 'view', storeId, productId }), [storeId, productId])
  return (
    <ProductLayout
      breadcrumb={<Breadcrumb steps={productCrumbs(product)} />}
      picture={<ProductPicture {...product} />}
      facts={
        <>
          <div className="space-y-2">
            <PageTitle>{product.title}</PageTitle>
            <Stars average={product.averageRating} count={product.ratingCount} large />
          </div>
          <PriceBlock price={product.price} discount={product.discount} />
          <div className="flex flex-wrap gap-2.5 max-sm:*:flex-auto">
            <WishButton kind="products" id={product._id} name={product.title} />
            <ReportButton target={{ kind: 'product', id: productId }} storeId={storeId} />
            <ResumedReport path={`/product/${productId}`} />
          </div>
          <div className="[@media(min-height:40rem)]:lg:sticky lg:top-23">
            <StoreBlock product={product} />
          </div>
        </>
      }
    >
      <section aria-labelledby={aboutId}>
        <h2 id={aboutId} className="heading text-2xl">
          {texts.description}
        </h2>
        <p className="mt-2 max-w-prose text-pretty break-words whitespace-pre-line">{product.description}</p>
      </section>
      <Suspense>
        <Reviews
          key={product._id}
          reviewed={{ kind: 'product', id: productId, storeId, name: product.title, ...product }}
          newest={product.reviews}
          stars={stars}
          linkTo={(wanted) => ({ to: `/product/${product._id}`, search: { stars: wanted } })}
          reportOf={({ _id, user }) => (
            <ReviewReportButton target={{ kind: 'productReview', id: _id }} author={user.name} />
          )}
        />
      </Suspense>
    </ProductLayout>
  )
}
