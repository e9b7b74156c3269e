import { Suspense, useEffect, useId } from 'react'
import type { ProductDetail } from '#contract/shapes/product.ts'
import { productDetail as texts } from '#texts/public/product.ts'
import { countView } from '#web/public/taps.ts'
import { toProduct } from '#web/shared/address/pages.ts'
import { pathOf } from '#web/shared/address/path-of.ts'
import { Stars } from '#web/shared/product/stars.tsx'
import { PendingReport } from '#web/shared/reports/pending-report.tsx'
import { ReportButton, ReviewReportButton } from '#web/shared/reports/report-button.tsx'
import { Reviews } from '#web/shared/reviews/reviews.tsx'
import { WishButton } from '#web/shared/wishlist/wish-button.tsx'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { PageTitle } from '#web/ui/frame/page-title.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'
import { PriceBlock } from './price-block.tsx'
import { productCrumbs } from './product-head.ts'
import { ProductLayout } from './product-layout.tsx'
import { ProductPicture } from './product-picture.tsx'
import { StoreBlock } from './store-block.tsx'

interface ProductPageProps {
  product: ProductDetail
  /** Filters the reviews by stars; all without it. */
  stars: number | undefined
}

export function ProductPage({ product, stars }: ProductPageProps) {
  const aboutId = useId()
  const { _id: productId, userId: storeId } = product
  useEffect(() => countView({ storeId, productId }), [storeId, productId])
  return (
    <ProductLayout
      breadcrumb={<Breadcrumb steps={productCrumbs(product)} />}
      picture={<ProductPicture {...product} />}
      facts={
        <>
          <div className="space-y-2">
            <PageTitle lang={langOf(product)}>{product.title}</PageTitle>
            <Stars average={product.averageRating} count={product.ratingCount} large />
          </div>
          <PriceBlock price={product.price} discount={product.discount} />
          <div className="flex flex-wrap gap-2.5 max-sm:*:flex-auto">
            <WishButton kind="products" id={product._id} name={product.title} />
            <ReportButton target={{ kind: 'product', id: productId }} storeId={storeId} />
            <PendingReport path={pathOf(toProduct(productId))} />
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
        <p lang={langOf(product)} className="mt-2 max-w-prose text-pretty break-words whitespace-pre-line">
          {product.description}
        </p>
      </section>
      <Suspense>
        <Reviews
          key={product._id}
          reviewed={{ kind: 'product', id: productId, storeId, name: product.title, ...product }}
          newest={product.reviews}
          stars={stars}
          linkTo={(wanted) => ({ ...toProduct(product._id), search: { stars: wanted } })}
          reportOf={({ _id, user }) => (
            <ReviewReportButton target={{ kind: 'productReview', id: _id }} author={user.name} />
          )}
        />
      </Suspense>
    </ProductLayout>
  )
}
