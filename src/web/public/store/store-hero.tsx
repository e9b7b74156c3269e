import type { ReactNode } from 'react'
import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Stars } from '#web/shared/product/stars.tsx'
import { StoreChecks } from '#web/shared/store/store-checks.tsx'
import { PageTitle } from '#web/ui/frame/page-title.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'
import { StoreDescription } from './store-description.tsx'

interface StoreHeroProps {
  store: StoreDetail
  actions: ReactNode
}

/** The store at a glance: picture, name, rating and first words. */
export function StoreHero({ store, actions }: StoreHeroProps) {
  const { name, description, image, imagePlaceholder, averageRating, ratingCount, checks } = store
  return (
    <div className="grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Picture
        url={image}
        placeholder={imagePlaceholder}
        alt={name}
        sizes="(min-width: 1280px) 530px, (min-width: 768px) 42vw, 100vw"
        load="first"
        className="md:h-full"
      />
      <div className="flex flex-col justify-center gap-3 p-4 sm:p-6 lg:p-9">
        <p className="font-semibold text-lagoon">{store.storeCategory.name}</p>
        <PageTitle className="-mt-2">{name}</PageTitle>
        <div>
          <Stars average={averageRating} count={ratingCount} large />
          <StoreChecks checks={checks} />
        </div>
        <StoreDescription name={name} description={description} lang={langOf(store)} />
        <div className="mt-1">{actions}</div>
      </div>
    </div>
  )
}
