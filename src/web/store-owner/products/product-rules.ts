import { type Discount, nextDiscountExpiry, normaliseExpiry } from '#domain/discount.ts'
import { highestPriceRupees, longest } from '#domain/limits.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { categoryChoice } from '#texts/shared/category-choice.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { discountValuesOf, type ProductValues, requiredCategories, typedNumber } from './product-values.ts'

// The server enforces these rules too; here they answer before sending.
const hasHundredthsAtMost = (text: string) => /^\d+(\.\d{0,2})?$|^\.\d{1,2}$/.test(text.trim())

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname.includes('.') && !username && !password
}

/** The earliest last day of a discount. */
export const firstExpiryDay = (now: Date) => mauritiusDay(nextDiscountExpiry(now))

interface Circumstances {
  kept: Discount | undefined
  now: Date
}

/** The rules of each field with their error texts. */
export function productRules({ kept, now }: Circumstances) {
  const { rules } = ownProducts
  const before = kept && discountValuesOf(kept)

  /** An unchanged discount that has expired is valid. */
  const isUntouched = ({ value, expiresAt }: ProductValues['discount']) =>
    typedNumber(value) === typedNumber(before?.value ?? '') && expiresAt === before?.expiresAt

  return {
    title: {
      validate: (title: string) => {
        if (!title.trim()) return rules.title
        return title.trim().length <= longest.productTitle || rules.titleLength(longest.productTitle)
      },
    },
    description: {
      validate: (description: string) => {
        if (!description.trim()) return rules.description
        return (
          description.trim().length <= longest.description || rules.descriptionLength(longest.description)
        )
      },
    },
    price: {
      validate: (price: string) => {
        if (!price.trim()) return rules.price
        if (!hasHundredthsAtMost(price)) return rules.priceForm
        return Number(price) <= highestPriceRupees || rules.priceMost(highestPriceRupees)
      },
    },
    categories: {
      validate: ({ length }: string[]) =>
        length >= requiredCategories ||
        (length === 0 ? categoryChoice.missing : categoryChoice.missingSubcategory),
    },
    image: { validate: (image: string | null) => image !== null || rules.picture },
    link: { validate: (link: string) => !link.trim() || isWebAddress(link.trim()) || rules.link },
    sku: {},
    percent: {
      deps: 'discount.expiresAt' as const,
      validate: (percent: string, { discount }: ProductValues) => {
        if (!percent.trim()) return !discount.expiresAt || rules.percent
        return (hasHundredthsAtMost(percent) && Number(percent) < 100) || rules.percentForm
      },
    },
    expiry: {
      deps: 'discount.value' as const,
      validate: (day: string, { discount }: ProductValues) => {
        if (!typedNumber(discount.value) || isUntouched(discount)) return true
        const end = normaliseExpiry(day)
        if (!end) return rules.expiry
        return end > now || rules.expiryPast
      },
    },
  }
}
