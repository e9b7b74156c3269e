import { FileDown, FileUp, PackagePlus } from 'lucide-react'
import { ownProducts } from '#texts/store-owner/products.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FilterSelect } from '#web/ui/fields/filter-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { type Order, sortings } from './table-view.ts'

interface TableControlsProps {
  words: string
  onSearch: (words: string) => void
  onCreate: () => void
  onImport: () => void
  onExport: () => void
  order: Order
  onSort: (order: Order) => void
}

/** Cards have no column heads, so a select sorts them. */
export function TableControls({ words, onSearch, order, onSort, ...acts }: TableControlsProps) {
  const { table: texts } = ownProducts
  const usual = texts.orders.newest.descending
  const orders = sortings.flatMap((sorting) =>
    (['descending', 'ascending'] as const).map((direction) => ({
      order: { sorting, direction },
      value: `${sorting} ${direction}`,
      label: texts.orders[sorting][direction],
    })),
  )
  const value = `${order.sorting} ${order.direction}`
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        pauseMs={0}
        label={texts.search}
        placeholder={texts.searchHint}
        words={words}
        onSearch={onSearch}
        className="max-w-md flex-1 basis-56"
      />
      <div className="flex-1 basis-44 @4xl:hidden">
        <FilterSelect
          label={texts.sortBy}
          name="sort"
          value={value === 'newest descending' ? undefined : value}
          all={usual}
          options={orders.slice(1)}
          onChoose={(chosen = 'newest descending') => {
            const option = orders.find(({ value }) => value === chosen)
            if (option) onSort(option.order)
          }}
        />
      </div>
      <div className="flex flex-wrap gap-3 @2xl:ml-auto @max-2xl:w-full">
        <Button look="quiet" onClick={acts.onImport} className="@max-2xl:flex-1">
          <FileUp aria-hidden="true" className="size-4.5" />
          {texts.import}
        </Button>
        <Button look="quiet" onClick={acts.onExport} className="@max-2xl:flex-1">
          <FileDown aria-hidden="true" className="size-4.5" />
          {texts.export}
        </Button>
        <Button onClick={acts.onCreate} className="@max-2xl:w-full">
          <PackagePlus aria-hidden="true" className="size-4.5" />
          {texts.add}
        </Button>
      </div>
    </div>
  )
}
