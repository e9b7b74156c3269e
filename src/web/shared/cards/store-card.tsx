import type { ReactNode } from 'react'
import type { Store } from '#contract/shapes/store-listing.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Stars } from '#web/shared/product/stars.tsx'
import { StoreChecks } from '#web/shared/store/store-checks.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'
import { Card, CardBody, CardLink, CardPicture, cardPictureSizes } from './card.tsx'
import { CardFoot } from './card-foot.tsx'

interface StoreCardProps {
  store: Store
  heart?: ReactNode
  distance?: ReactNode
  load?: 'early' | 'lazy'
}

export function StoreCard({ store, heart, distance, load }: StoreCardProps) {
  return (
    <Card>
      <CardPicture corner={heart}>
        <Picture
          url={store.image}
          placeholder={store.imagePlaceholder}
          alt=""
          sizes={cardPictureSizes}
          load={load}
        />
      </CardPicture>
      <CardBody>
        <p className="truncate text-sm font-medium text-muted">{store.storeCategory.name}</p>
        <CardLink {...toStore(store._id)}>{store.name}</CardLink>
        <Stars average={store.averageRating} count={store.ratingCount} />
        <StoreChecks checks={store.checks} />
        <p lang={langOf(store)} className="mt-1.5 line-clamp-2 text-sm text-muted">
          {store.description}
        </p>
        <CardFoot
          city={store.address.city}
          phone={store.contactInfo}
          store={store.name}
          distance={distance}
        />
      </CardBody>
    </Card>
  )
}
