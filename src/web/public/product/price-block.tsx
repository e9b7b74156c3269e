import { Clock } from 'lucide-react'
import type { ProductDetail } from '#contract/shapes/product.ts'
import { reducedPrice } from '#domain/discount.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { productDetail as texts } from '#texts/public/product.ts'
import { Countdown } from '#web/shared/product/countdown.tsx'
import { Price } from '#web/shared/product/price.tsx'
import { useRunningDiscount } from '#web/shared/product/use-running-discount.ts'
import { HonestLine } from './price-parts-later.tsx'

type PriceBlockProps = Pick<ProductDetail, 'price' | 'discount' | 'honestDiscount'>

/** The current price; it returns to normal without a reload when the deal ends. */
export function PriceBlock({ price, discount, honestDiscount }: PriceBlockProps) {
  const running = useRunningDiscount(discount, 1000)
  if (!running) return <Price price={price} large />
  const sale = reducedPrice(price, running)
  return (
    <div className="space-y-3">
      <Price price={price} sale={sale} percent={running.value} large />
      {honestDiscount && <HonestLine honest={honestDiscount} price={price} sale={sale} />}
      <p className="flex items-center gap-1.5 font-medium text-sunset">
        <Clock aria-hidden="true" className="size-4 flex-none" />
        {texts.expiresOn} {formatDate(running.expiresAt)}
      </p>
      <Countdown expiresAt={running.expiresAt} />
    </div>
  )
}
