import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#contract/shapes/product.ts'
import { reducedPrice } from '#domain/discount.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { catalogue } from '#texts/shared/cards.ts'
import { common } from '#texts/shared/common.ts'
import { toProduct } from '#web/shared/address/pages.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Price } from '#web/shared/product/price.tsx'
import { OneStar, Stars } from '#web/shared/product/stars.tsx'
import { useRunningDiscount } from '#web/shared/product/use-running-discount.ts'
import { dueAt } from '#web/shared/reading/due.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'
import { Card, CardBody, CardLink, CardPicture, cardPictureSizes } from './card.tsx'
import { CardFoot } from './card-foot.tsx'

interface ProductCardProps {
  product: Product
  heart?: ReactNode
  distance?: ReactNode
  /** When the picture is loaded. */
  load?: 'early' | 'lazy'
  /** The card is on the store's own page, where its store need not be named. */
  isAtHome?: boolean
}

export function ProductCard({ product, heart, distance, load, isAtHome = false }: ProductCardProps) {
  const { discount, price, storeName, averageStoreRating, storeRatingCount } = product
  const running = useRunningDiscount(discount, 60_000)

  return (
    <Card>
      <CardPicture corner={heart}>
        <Picture
          url={product.image}
          placeholder={product.imagePlaceholder}
          alt=""
          sizes={cardPictureSizes}
          load={load}
        />
        {running && (
          <Badge className="absolute top-3 left-3">
            <span aria-hidden="true">{common.percentOff(running.value)}</span>
            <span className="sr-only">{common.percentOffSpoken(running.value)}</span>
          </Badge>
        )}
        {product.availability === 'sold-out' && (
          <Badge look="peach" className="absolute bottom-3 left-3">
            {catalogue.soldOut}
          </Badge>
        )}
      </CardPicture>
      <CardBody>
        {!isAtHome && (
          <div className="flex items-center justify-between gap-x-2 text-sm @max-[12rem]:flex-col @max-[12rem]:items-start">
            <span className="max-w-full truncate font-medium text-muted">{storeName}</span>
            <OneStar average={averageStoreRating} count={storeRatingCount} label={catalogue.storeRated} />
          </div>
        )}
        <CardLink {...toProduct(product._id)} lang={langOf(product)}>
          {product.title}
        </CardLink>
        <Stars average={product.averageRating} count={product.ratingCount} />
        <div className="mt-1.5">
          <Price price={price} sale={running && reducedPrice(price, running)} />
        </div>
        {running && (
          <p
            {...dueAt(running.expiresAt)}
            className="flex items-center gap-1 text-sm font-medium whitespace-nowrap text-sunset @max-[11.5rem]:text-xs"
          >
            <Clock aria-hidden="true" className="size-3.5 flex-none @max-[11.5rem]:hidden" />
            {catalogue.expiresOn} {formatDate(running.expiresAt)}
          </p>
        )}
        {!isAtHome && (
          <CardFoot
            city={product.address.city}
            phone={product.contactInfo}
            store={storeName}
            distance={distance}
          />
        )}
      </CardBody>
    </Card>
  )
}
