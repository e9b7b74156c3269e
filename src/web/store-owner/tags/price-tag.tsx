import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { isRunning, reducedPrice } from '#domain/discount.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { shortPath } from '#domain/short-address.ts'
import { common } from '#texts/shared/common.ts'
import { money } from '#texts/shared/figures.ts'
import { priceTags as texts } from '#texts/store-owner/tags.ts'
import { QrCode } from './qr-code.tsx'

interface PriceTagProps {
  product: OwnProduct
  origin: string
  now: Date
}

/** Title, price, the old price while a discount runs, and a code that leads to the product. */
export function PriceTag({ product, origin, now }: PriceTagProps) {
  const { _id, title, price, discount, language } = product
  const running = isRunning(discount, now) ? discount : undefined
  return (
    <li className="price-tag">
      <div className="price-tag-words">
        <p lang={language} className="price-tag-title">
          {title}
        </p>
        <p className="price-tag-price">{money(running ? reducedPrice(price, running) : price)}</p>
        {running && (
          <p className="price-tag-before">
            <span className="sr-only">{common.priceBefore}</span> <s>{money(price)}</s>{' '}
            {texts.until(formatDate(running.expiresAt))}
          </p>
        )}
      </div>
      <QrCode text={origin + shortPath('p', _id)} label={texts.codeOf(title)} className="price-tag-code" />
    </li>
  )
}
