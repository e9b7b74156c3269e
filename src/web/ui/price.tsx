import { formatRupees, type Rupees } from '#domain/money.ts'
import { useTexts } from '#web/texts/texts.tsx'

interface PriceProps {
  price: Rupees
  /** Set while a discount runs: what is paid now. */
  sale?: Rupees
  /** Shown beside the prices where no badge says it already. */
  percent?: number
}

export function Price({ price, sale, percent }: PriceProps) {
  const { common } = useTexts()
  if (sale === undefined)
    return (
      <p className="heading text-xl whitespace-nowrap @max-[10.5rem]:text-lg text-ink tabular-nums">
        {formatRupees(price)}
      </p>
    )
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="heading text-xl whitespace-nowrap @max-[10.5rem]:text-lg text-sunset">
        {formatRupees(sale)}
      </span>
      <span className="sr-only">{common.priceBefore}</span>
      <s className="text-sm whitespace-nowrap text-muted">{formatRupees(price)}</s>
      {percent !== undefined && (
        <span className="text-sm font-semibold text-sunset">{common.percentOff(percent)}</span>
      )}
    </p>
  )
}
