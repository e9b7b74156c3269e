import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Insights } from '#contract/store-owner/insights.ts'
import { insights as allTexts } from '#texts/store-owner/insights.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FilterSelect } from '#web/ui/fields/filter-select.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { csvOf, saveAsFile } from './figures-csv.ts'
import { ProductFiguresTable } from './product-figures-table.tsx'
import { type Column, countColumns, firstDirection, type Order, sortedProducts } from './sorted-products.ts'

const shownAtFirst = 20
const columns: readonly Column[] = ['product', ...countColumns]

/** The figures of each product, sorted by any column. */
export function ProductFigures({ insights }: { insights: Insights }) {
  const { products: texts } = allTexts
  const { products, productTotal, from, until } = insights
  const [order, setOrder] = useState<Order>({ column: 'visits', direction: 'descending' })
  const [isWhole, setWhole] = useState(false)
  const sorted = useMemo(() => sortedProducts(products, order), [products, order])
  if (products.length === 0)
    return (
      <Panel title={texts.title}>
        <p>{texts.none}</p>
      </Panel>
    )

  const download = () => {
    const rows = sorted.map((product) => [product.title, ...countColumns.map((column) => product[column])])
    saveAsFile(texts.file(from, until), csvOf([columns.map((column) => texts[column]), ...rows]))
  }
  return (
    <Panel
      title={texts.title}
      text={productTotal > products.length ? texts.most(products.length, productTotal) : undefined}
    >
      <div className="@container space-y-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="flex-1 basis-44 @3xl:hidden">
            <FilterSelect
              label={texts.sortBy}
              name="sort"
              value={order.column === 'visits' ? undefined : order.column}
              all={texts.visits}
              options={columns
                .filter((column) => column !== 'visits')
                .map((column) => ({ value: column, label: texts[column] }))}
              onChoose={(chosen) => {
                const column = columns.find((one) => one === chosen) ?? 'visits'
                setOrder({ column, direction: firstDirection(column) })
              }}
            />
          </div>
          <Button look="quiet" onClick={download} className="@max-lg:w-full @3xl:ml-auto">
            <Download aria-hidden="true" className="size-4.5" />
            {texts.download}
          </Button>
        </div>
        <ProductFiguresTable
          products={isWhole ? sorted : sorted.slice(0, shownAtFirst)}
          order={order}
          onSort={setOrder}
        />
        {!isWhole && sorted.length > shownAtFirst && (
          <Button look="quiet" size="small" onClick={() => setWhole(true)}>
            {texts.showAll(sorted.length)}
          </Button>
        )}
      </div>
    </Panel>
  )
}
