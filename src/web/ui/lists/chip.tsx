import { X } from 'lucide-react'
import { browsing } from '#texts/public/browsing.ts'
import { AppLink, type Destination } from '../buttons/app-link.tsx'

export interface ActiveFilter {
  name: string
  without: Destination
}

interface FilterChipsProps {
  filters: readonly ActiveFilter[]
  /** A link that removes all of them, offered when there are several. */
  clear?: ActiveFilter | undefined
}

/** The active filters, each removable with one press. */
export function FilterChips({ filters, clear }: FilterChipsProps) {
  if (filters.length === 0) return null
  return (
    <ul aria-label={browsing.activeFilters} className="flex flex-wrap gap-2">
      {filters.map(({ name, without }) => (
        <li key={name} className="min-w-0">
          <AppLink
            {...without}
            aria-label={browsing.removeFilter(name)}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-lagoon-tint pr-2.5 pl-3.5 text-sm font-semibold text-lagoon transition hover:text-lagoon-deep pointer-coarse:min-h-11"
          >
            <span className="truncate">{name}</span>
            <X aria-hidden="true" className="size-4 flex-none" />
          </AppLink>
        </li>
      ))}
      {clear && filters.length > 1 && (
        <li>
          <AppLink
            {...clear.without}
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-lagoon hover:text-lagoon-deep hover:underline pointer-coarse:min-h-11"
          >
            {clear.name}
          </AppLink>
        </li>
      )}
    </ul>
  )
}
