import { type CSSProperties, useMemo } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { mostPriceTags } from '#domain/limits.ts'
import { priceTags as texts } from '#texts/store-owner/tags.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { useNow } from '#web/ui/time/clock.tsx'
import { chosenProducts, type Grid, grids, type ProductChoice, sheetsOf } from './chosen-products.ts'
import { PriceTag } from './price-tag.tsx'

interface TagSheetsProps {
  products: readonly OwnProduct[]
  choice: ProductChoice
  grid: Grid
  origin: string
}

/** The tags of ten fill the sheet as those of twenty-four do. */
const scales: Record<Grid, number> = { '3x8': 1, '2x5': 1.6 }

export function TagSheets({ products, choice, grid, origin }: TagSheetsProps) {
  const now = useNow(60_000)
  const chosen = useMemo(() => chosenProducts(products, choice, now), [products, choice, now])
  const sheets = useMemo(() => sheetsOf(chosen.slice(0, mostPriceTags), grid), [chosen, grid])
  if (chosen.length === 0) return <EmptyState artwork="basket" message={texts.none} hint={texts.noneHint} />
  const { columns, rows } = grids[grid]
  const look = { '--columns': columns, '--rows': rows, '--scale': scales[grid] } as CSSProperties
  return (
    <section aria-label={texts.preview}>
      <p role="status" className="mb-3 text-sm text-muted tabular-nums print:hidden">
        {texts.count(Math.min(chosen.length, mostPriceTags), sheets.length)}
        {chosen.length > mostPriceTags && ` ${texts.tooMany(mostPriceTags)}`}
      </p>
      <div className="sheets" style={look}>
        {sheets.map((sheet, index) => (
          <ol
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is known by its number alone
            key={index}
            aria-label={texts.sheet(index + 1)}
            className="print-sheet tag-sheet"
          >
            {sheet.map((product) => (
              <PriceTag key={product._id} product={product} origin={origin} now={now} />
            ))}
          </ol>
        ))}
      </div>
    </section>
  )
}
