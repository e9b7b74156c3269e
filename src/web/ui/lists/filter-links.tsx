import { figure } from '#texts/shared/figures.ts'
import { AppLink, type Destination, inPlace } from '../buttons/app-link.tsx'

interface FilterLink {
  id: string
  label: string
  count?: number | undefined
  link: Destination
}

interface FilterLinksProps {
  label: string
  links: readonly FilterLink[]
  chosen: string
}

/** Filters of a list with their counts, as links, so that Back and sharing work. */
export function FilterLinks({ label, links, chosen }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ id, label: name, count, link }) => (
          <li key={id}>
            <AppLink
              {...link}
              {...inPlace}
              aria-current={id === chosen ? 'true' : undefined}
              className={`inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-sm font-semibold transition pointer-coarse:min-h-11 ${
                id === chosen
                  ? 'border-lagoon bg-lagoon-tint text-lagoon'
                  : 'border-line bg-surface hover:border-lagoon hover:text-lagoon'
              }`}
            >
              {name}
              {count !== undefined && (
                <span className={`tabular-nums ${id === chosen ? '' : 'text-muted'}`}>{figure(count)}</span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
