import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { formatMoment } from '#domain/mauritius-time.ts'
import { ownProducts } from '#texts/store-owner/products.ts'

interface RemovalReasonProps {
  removal: OwnProduct['removal']
  className: string
}

export function RemovalReason({ removal, className }: RemovalReasonProps) {
  const { removedBecause } = ownProducts
  if (!removal) return null
  return (
    <p className={`wrap-anywhere whitespace-pre-line ${className}`}>
      {removedBecause(formatMoment(removal.at), removal.reason)}
    </p>
  )
}
