import type { Rupees } from '#domain/money.ts'
import { common } from '#texts/shared/common.ts'
import { money } from '#texts/shared/figures.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'

interface PriceProps {
  price: Rupees
  /** The current price while a discount runs. */
  sale?: Rupees
  /** Shown beside the prices where no badge shows it. */
  percent?: number
  /** For the product's own page. */
  large?: boolean
}

export function Price({ price, sale, percent, large = false }: PriceProps) {
  const size = large ? 'text-4xl' : 'text-xl @max-[10.5rem]:text-lg'
  if (sale === undefined)
    return <p className={`heading ${size} whitespace-nowrap text-ink tabular-nums`}>{money(price)}</p>
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={`heading ${size} whitespace-nowrap text-sunset`}>{money(sale)}</span>
      <span className="sr-only">{common.priceBefore}</span>
      <s className={`${large ? 'text-lg' : 'text-sm'} whitespace-nowrap text-muted`}>{money(price)}</s>
      {percent !== undefined && (
        <Badge className={large ? 'self-center text-sm' : undefined}>
          <span aria-hidden="true">{common.percentOff(percent)}</span>
          <span className="sr-only">{common.percentOffSpoken(percent)}</span>
        </Badge>
      )}
    </p>
  )
}
