import type { HonestDiscount } from '#contract/shapes/honest-discount.ts'
import type { Rupees } from '#domain/money.ts'
import { prices as texts } from '#texts/public/prices.ts'
import { money } from '#texts/shared/figures.ts'

interface HonestLineProps {
  honest: HonestDiscount
  /** What the store strikes through, and what is left of it. */
  price: Rupees
  sale: Rupees
}

/** Compares a running discount with the days before it; nothing when the store says the same. */
export function HonestLine({ honest: { lowestPrice, percent }, price, sale }: HonestLineProps) {
  if (lowestPrice === null) return <p className="text-sm text-muted">{texts.noClaim}</p>
  if (lowestPrice === price) return null
  const how = sale >= lowestPrice ? texts.notLower : percent > 0 && texts.belowThat(percent)
  return (
    <p className="text-sm">
      {texts.lowestBefore(money(lowestPrice))}
      {how && <span className="text-muted"> ({how})</span>}
    </p>
  )
}
