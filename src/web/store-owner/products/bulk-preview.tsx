import { isRunning, salePrice } from '#domain/discount.ts'
import { toRupees } from '#domain/money.ts'
import { money } from '#texts/shared/figures.ts'
import { bulkEdit as texts } from '#texts/store-owner/bulk-edit.ts'
import type { Preview } from './bulk-values.ts'
import { lastCategory } from './table-view.ts'

const shownAtOnce = 100

interface BulkPreviewProps {
  preview: Preview
  /** Where the products go, when their category changes. */
  categoryName: string
  now: Date
}

/** Each product before and after, those that stay as they are first. */
export function BulkPreview({ preview, categoryName, now }: BulkPreviewProps) {
  const { changed, unchanged, refused } = preview
  const left = Math.max(0, changed.length - shownAtOnce)
  return (
    <section aria-label={texts.preview} className="space-y-2">
      <p role="status" className="font-semibold">
        {texts.outcome(changed.length, unchanged, refused.length)}
      </p>
      <ul className="divide-y divide-line rounded-xl border border-line text-sm empty:hidden">
        {refused.slice(0, shownAtOnce).map(({ product, fault }) => (
          <li key={product._id} className="px-3 py-2">
            <span className="font-semibold wrap-anywhere">{product.title}</span>
            <span className="block text-sunset">{texts.faults[fault]}</span>
          </li>
        ))}
        {changed.slice(0, shownAtOnce).map(({ product, changes }) => (
          <li key={product._id} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
            <span className="min-w-0 wrap-anywhere">{product.title}</span>
            <span className="tabular-nums">{differenceOf({ product, changes }, categoryName, now)}</span>
          </li>
        ))}
        {left > 0 && <li className="px-3 py-2 text-muted">{texts.more(left)}</li>}
      </ul>
    </section>
  )
}

function differenceOf(
  { product, changes }: Preview['changed'][number],
  categoryName: string,
  now: Date,
): string {
  if (changes.priceCents !== undefined)
    return texts.fromTo(money(product.price), money(toRupees(changes.priceCents)))
  if (changes.discountPercent !== undefined) {
    const discount = {
      value: changes.discountPercent,
      expiresAt: changes.discountExpiresAt?.toISOString() ?? null,
      isActive: false,
    }
    const before = isRunning(product.discount, now)
      ? salePrice(product.price, product.discount, now)
      : product.price
    return texts.fromTo(money(before), money(salePrice(product.price, discount, now)))
  }
  return changes.categoryId === undefined ? '' : texts.fromTo(lastCategory(product) ?? '', categoryName)
}
