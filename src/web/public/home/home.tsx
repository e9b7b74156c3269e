import { type ReactNode, Suspense } from 'react'
import type { Category } from '#contract/shapes/category.ts'
import type { Product } from '#contract/shapes/product.ts'
import type { Store } from '#contract/shapes/store-listing.ts'
import { type HomeSection as Section, visibleSections } from '#domain/home-sections.ts'
import { home as texts } from '#texts/public/home.ts'
import { ProductGrid } from '#web/shared/cards/product-grid.tsx'
import { StoreGrid } from '#web/shared/cards/store-grid.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { CategorySidebar } from './category-sidebar.tsx'
import { FlashSaleCarousel } from './flash-sale-carousel.tsx'
import { HomeLayout } from './home-layout.tsx'
import { HomeSection } from './home-section.tsx'
import { PromoCards } from './promo-cards.tsx'

export interface HomeContent {
  flashSales: Product[]
  hotDeals: Product[]
  newArrivals: Product[]
  featuredProducts: Product[]
  bestRatedProducts: Product[]
  bestRatedStores: Store[]
  categories: Category[]
}

interface HomePageProps extends HomeContent {
  productHeart?: (product: Product) => ReactNode
  storeHeart?: (store: Store) => ReactNode
}

const addresses = {
  hotDeals: '/hot-deals',
  newArrivals: '/new-arrivals',
  featuredProducts: '/featured-products',
  bestRatedProducts: '/best-rated-products',
  bestRatedStores: '/best-rated-stores',
} as const satisfies Record<Section, string>

/** Each part hydrates separately, from the top down, so that a tap does not wait for all of them. */
export function HomePage({ flashSales, categories, productHeart, storeHeart, ...lists }: HomePageProps) {
  const sections = visibleSections({
    hotDeals: lists.hotDeals.length,
    newArrivals: lists.newArrivals.length,
    featuredProducts: lists.featuredProducts.length,
    bestRatedProducts: lists.bestRatedProducts.length,
    bestRatedStores: lists.bestRatedStores.length,
  })
  return (
    <HomeLayout
      title={texts.title}
      sidebar={
        categories.length > 0 && (
          <Suspense>
            <CategorySidebar categories={categories} />
          </Suspense>
        )
      }
      menu={categories.length > 0 && <CategoryMenu categories={categories} />}
      promotion={<PromoCards />}
    >
      {flashSales.length > 0 && (
        <Suspense>
          <FlashSaleCarousel products={flashSales} />
        </Suspense>
      )}
      {sections.map((section, position) => (
        <Suspense key={section}>
          <HomeSection title={texts[section]} seeMore={{ to: addresses[section] }} isFirst={position === 0}>
            {section === 'bestRatedStores' ? (
              <StoreGrid stores={lists[section]} preview heart={storeHeart} />
            ) : (
              <ProductGrid
                products={lists[section]}
                preview
                early={position === 0 ? 2 : 0}
                heart={productHeart}
              />
            )}
          </HomeSection>
        </Suspense>
      ))}
      {sections.length === 0 && <EmptyState artwork="basket" message={texts.empty} hint={texts.emptyHint} />}
    </HomeLayout>
  )
}
