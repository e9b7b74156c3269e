import { Zap } from 'lucide-react'
import { memo } from 'react'
import type { Product } from '#contract/shapes/product.ts'
import { reducedPrice } from '#domain/discount.ts'
import { flashSales as texts } from '#texts/public/flash-sales.ts'
import { money } from '#texts/shared/figures.ts'
import { toProduct } from '#web/shared/address/pages.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Countdown } from '#web/shared/product/countdown.tsx'
import { useRunningDiscount } from '#web/shared/product/use-running-discount.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'

interface FlashSaleSlideProps {
  product: Product
  isFirst: boolean
  /** Only the visible slide and its neighbours run a countdown. */
  isNear: boolean
}

export const FlashSaleSlide = memo(function FlashSaleSlide({
  product,
  isFirst,
  isNear,
}: FlashSaleSlideProps) {
  const { discount, price, storeName, address } = product
  const running = useRunningDiscount(discount, isNear ? 1000 : 60_000)
  const asked = running ? texts.insteadOf(money(reducedPrice(price, running)), money(price)) : money(price)

  return (
    <div className="relative flex h-full flex-col items-start px-5 pt-5.5 pb-12 large-text:pb-2 sm:px-10 sm:pt-8.5 sm:pb-14">
      <div className="absolute -top-8 -right-10 size-38 large-text:static large-text:mb-4 overflow-hidden rounded-full ring-8 ring-white/10 sm:top-[46%] sm:right-[7%] sm:size-58 sm:-translate-y-1/2 sm:ring-[14px]">
        <Picture
          url={product.image}
          placeholder={product.imagePlaceholder}
          alt=""
          sizes="(min-width: 640px) 310px, 203px"
          load={isFirst ? 'first' : 'lazy'}
          fills
        />
      </div>
      <Badge look="peach" className="px-3 py-1 text-sm">
        <Zap aria-hidden="true" className="size-3.5" />
        {running ? texts.badge(running.value) : texts.ended}
      </Badge>
      <h3 className="heading mt-3 line-clamp-3 text-balance wrap-anywhere max-w-[64%] large-text:line-clamp-none large-text:max-w-full text-2xl sm:line-clamp-2 sm:max-w-[56%] sm:text-[clamp(1.5rem,4.2cqi,2.25rem)] sm:leading-[1.12]">
        <AppLink
          {...toProduct(product._id)}
          lang={langOf(product)}
          className="outline-none after:absolute after:inset-0 focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-white"
        >
          {product.title}
        </AppLink>
      </h3>
      <p className="mt-2 mb-4 line-clamp-3 large-text:line-clamp-none text-base wrap-anywhere sm:max-w-[56%]">
        {asked} <span aria-hidden="true">·</span> {texts.from(storeName, address.city)}
      </p>
      <div className="mt-auto min-h-14.25">
        {running && isNear && <Countdown expiresAt={running.expiresAt} background="banner" />}
      </div>
    </div>
  )
})
