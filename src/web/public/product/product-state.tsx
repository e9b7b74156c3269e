import type { ProductDetail } from '#contract/shapes/product.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { productDetail as texts } from '#texts/public/product.ts'
import { productState } from '#texts/shared/product-state.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'

/** Whether the product can be had, its condition, and how fresh its price is. */
export function ProductState({ product }: { product: ProductDetail }) {
  const { availability, condition, priceConfirmedAt, isPriceOld } = product
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {availability && (
        <Badge look={availability === 'sold-out' ? 'sunset' : 'cane'}>
          {productState.availability[availability]}
        </Badge>
      )}
      {condition && <span>{productState.condition[condition]}</span>}
      <span>{isPriceOld ? texts.oldPrice : texts.confirmedOn(formatDate(priceConfirmedAt))}</span>
    </p>
  )
}
