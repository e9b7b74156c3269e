import { Clock } from 'lucide-react'
import type { Product } from '#contract/product.ts'
import { isRunning, salePrice } from '#domain/discount.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { productDetail as texts } from '#texts/product-detail.ts'
import { useNow } from '#web/ui/clock.tsx'
import { Countdown } from '#web/ui/countdown.tsx'
import { Price } from '#web/ui/price.tsx'

/** What the product costs at this second; when the deal ends the price returns to normal by itself. */
export function PriceBlock({ price, discount }: Pick<Product, 'price' | 'discount'>) {
  const now = useNow(1000)
  if (!isRunning(discount, now)) return <Price price={price} large />
  return (
    <div className="space-y-3">
      <Price price={price} sale={salePrice(price, discount, now)} percent={discount.value} large />
      <p className="flex items-center gap-1.5 font-medium text-sunset">
        <Clock aria-hidden="true" className="size-4 flex-none" />
        {texts.expiresOn} {formatDate(discount.expiresAt)}
      </p>
      <Countdown expiresAt={discount.expiresAt} />
    </div>
  )
}
