import { Suspense, useEffect, useId } from 'react'
import type { ProductDetail } from '#contract/shapes/product.ts'
import { productDetail as texts } from '#texts/public/product.ts'
import { countView } from '#web/public/taps.ts'
import { toProduct } from '#web/shared/address/pages.ts'
import { pathOf } from '#web/shared/address/path-of.ts'
import { CompareBar, CompareButton } from '#web/shared/compare/compare-later.tsx'
import { Stars } from '#web/shared/product/stars.tsx'
import { PendingReport } from '#web/shared/reports/pending-report.tsx'
import { ReportButton, ReviewReportButton } from '#web/shared/reports/report-button.tsx'
import { ReviewList } from '#web/shared/reviews/review-list.tsx'
import { Reviews } from '#web/shared/reviews/reviews.tsx'
import type { ShownReviews } from '#web/shared/reviews/shown-reviews.ts'
import { ShareButton } from '#web/shared/share/share-button.tsx'
import type { Chat } from '#web/shared/store/chat.ts'
import { WishButton } from '#web/shared/wishlist/wish-button.tsx'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { PageTitle } from '#web/ui/frame/page-title.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'
import { PriceBlock } from './price-block.tsx'
import { PriceHistory } from './price-parts-later.tsx'
import { productCrumbs } from './product-head.ts'
import { ProductLayout } from './product-layout.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductState } from './product-state.tsx'
import { StoreBlock } from './store-block.tsx'

interface ProductPageProps extends ShownReviews {
  product: ProductDetail
  chat: Chat
}

export function ProductPage({ product, stars, sort, chat }: ProductPageProps) {
  const aboutId = useId()
  const { _id: productId, userId: storeId } = product
  const [category] = product.categories
  const path = pathOf(toProduct(productId))
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
          <div className="space-y-1">
            <PriceBlock {...product} />
            <ProductState product={product} />
          </div>
          <div className="flex flex-wrap gap-2.5 max-sm:*:flex-auto">
            <WishButton kind="products" id={product._id} name={product.title} />
            {category && <CompareButton product={product} category={category} />}
            <CompareBar />
            <ShareButton title={product.title} path={path} />
            <ReportButton target={{ kind: 'product', id: productId }} storeId={storeId} />
            <PendingReport path={path} />
          </div>
          <div className="[@media(min-height:40rem)]:lg:sticky lg:top-23">
            <StoreBlock product={product} chat={chat} />
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
      <PriceHistory prices={product.priceHistory} />
      <Suspense>
        <Reviews
          key={product._id}
          reviewed={{ kind: 'product', id: productId, storeId, name: product.title, ...product }}
          newest={product.reviews}
          List={ReviewList}
          {...{ stars, sort }}
          linkTo={(search) => ({ ...toProduct(product._id), search })}
          reportOf={(id, author, kind) => (
            <ReviewReportButton target={{ kind: kind ?? 'productReview', id }} author={author} />
          )}
        />
      </Suspense>
    </ProductLayout>
  )
}
