import type { ComponentProps } from 'react'
import { type Destination, useGoTo } from '#web/ui/buttons/app-link.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { FilterLinks } from '#web/ui/lists/filter-links.tsx'

interface ListFiltersProps {
  search: {
    label: string
    placeholder?: string
    words: string
    linkTo: (words: string) => Destination
  }
  filter: ComponentProps<typeof FilterLinks>
}

/** The search field of a list and the filters beside it. */
export function ListFilters({ search: { linkTo, ...search }, filter }: ListFiltersProps) {
  const goTo = useGoTo()
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-4 sm:*:last:pb-1">
      <SearchField
        {...search}
        onSearch={(words) => goTo(linkTo(words))}
        className="max-w-md flex-1 basis-56"
      />
      <FilterLinks {...filter} />
    </div>
  )
}
