import type { Discount } from '#domain/discount.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { common } from '#texts/shared/common.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { discountState } from './discount-state.ts'

export function DiscountCell({ discount, now }: { discount: Discount; now: Date }) {
  const { table: texts } = ownProducts
  const found = discountState(discount, now)
  if (found.state === 'none')
    return <span className="text-sm text-muted @max-4xl:hidden">{texts.noDiscount}</span>
  const isRunning = found.state === 'running'
  const day = formatDate(found.lastDay)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm tabular-nums">
      {isRunning ? (
        <Badge>
          <span aria-hidden="true">{common.percentOff(found.percent)}</span>
          <span className="sr-only">{common.percentOffSpoken(found.percent)}</span>
        </Badge>
      ) : (
        <span className="text-muted">{common.percentOff(found.percent)}</span>
      )}
      <span className={isRunning ? 'whitespace-nowrap' : 'whitespace-nowrap text-muted'}>
        {isRunning ? common.until(day) : texts.expiredOn(day)}
      </span>
    </span>
  )
}
