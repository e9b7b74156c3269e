import { type ReviewSort, reviewSorts } from '#domain/rating.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { AppLink, type Destination } from '#web/ui/buttons/app-link.tsx'

interface SortLinksProps {
  chosen: ReviewSort | undefined
  linkTo: (sort: ReviewSort | undefined) => Destination
}

/** The orders of the reviews as links, which work without script. */
export function SortLinks({ chosen = 'newest', linkTo }: SortLinksProps) {
  return (
    <nav aria-label={texts.sortLabel} className="print:hidden">
      <ul className="-mx-2 flex flex-wrap text-sm">
        {reviewSorts.map((sort) => (
          <li key={sort}>
            <AppLink
              {...linkTo(sort === 'newest' ? undefined : sort)}
              aria-current={sort === chosen ? 'true' : undefined}
              className={`inline-flex min-h-9 items-center rounded-full px-3 transition hover:bg-lagoon-tint pointer-coarse:min-h-11 ${
                sort === chosen ? 'bg-lagoon-tint font-semibold text-lagoon' : 'font-medium text-muted'
              }`}
            >
              {texts.sorts[sort]}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
