import { home } from '#texts/public/home.ts'
import { common } from '#texts/shared/common.ts'
import { CardGrid } from '#web/shared/cards/card-grid.tsx'
import { ProductCardSkeleton } from '#web/shared/cards/product-card-skeleton.tsx'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { useOpenAtTop } from '#web/ui/frame/use-open-at-top.ts'
import { HomeLayout } from './home-layout.tsx'
import { PromoCards } from './promo-cards.tsx'

const categoryRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
const cards = categoryRows.slice(0, 8)

/** The skeleton has the sizes of the page, so that nothing moves when the lists arrive. */
export function HomePageSkeleton() {
  useOpenAtTop()
  return (
    <HomeLayout
      title={home.title}
      sidebar={
        <div className="rounded-card border border-line bg-surface px-2.5 py-4">
          <p className="heading mb-2 px-2 text-lg">{home.categories}</p>
          {categoryRows.map((row) => (
            <div key={row} className="flex h-10 items-center gap-2.5 px-2">
              <Skeleton className="size-6" />
              <Skeleton className="h-3 flex-1" />
            </div>
          ))}
        </div>
      }
      menu={<Skeleton className="h-11 w-48" />}
      promotion={<PromoCards />}
    >
      <p role="status" className="sr-only">
        {common.loading}
      </p>
      <div className="banner-height flex">
        <Skeleton className="flex-1 rounded-card!" />
      </div>
      {['first', 'second'].map((section) => (
        <div key={section}>
          <div className="flex min-h-8 items-center text-2xl pointer-coarse:min-h-11">
            <SkeletonLine className="w-40" />
          </div>
          <div className="mt-4">
            <CardGrid preview>
              {cards.map((card) => (
                <ProductCardSkeleton key={card} discounted={section === 'first'} />
              ))}
            </CardGrid>
          </div>
        </div>
      ))}
    </HomeLayout>
  )
}
