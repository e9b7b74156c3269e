import { ChevronLeft, ChevronRight } from 'lucide-react'
import { browsing } from '#texts/public/browsing.ts'
import { PageControl, type PageNavigation } from './page-control.tsx'
import { pageSlots } from './page-slots.ts'

interface PaginationProps {
  page: number
  totalPages: number
  /** Stays at the bottom of the screen while the list scrolls. */
  sticky?: boolean
}

const box = 'grid h-11 min-w-10 place-items-center rounded-full px-1.5 font-semibold tabular-nums transition'

/** On a phone it lies at the edge of the screen, where it covers least. */
const stickyLook =
  'bottom-3 z-20 shadow-float [@media(min-height:35rem)_and_(min-width:20rem)]:sticky max-sm:bottom-0 max-sm:rounded-t-3xl max-sm:rounded-b-none max-sm:border-b-0 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]'

export function Pagination({
  page,
  totalPages,
  sticky = false,
  ...navigation
}: PaginationProps & PageNavigation) {
  if (totalPages <= 1) return null
  const previous = page > 1 ? Math.min(page - 1, totalPages) : undefined
  const next = page < totalPages ? page + 1 : undefined
  return (
    <nav
      aria-label={browsing.pages}
      data-page-links={sticky || undefined}
      className={`mx-auto mt-8 w-fit max-w-full rounded-full large-text:rounded-3xl border border-line bg-surface p-1 print:hidden ${
        sticky ? stickyLook : ''
      }`}
    >
      <ul className="flex items-center gap-x-0.5 large-text:flex-wrap large-text:justify-center">
        <li>
          <PageControl navigation={navigation} to={previous} className={stepLook(previous)}>
            <ChevronLeft aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">{browsing.previous}</span>
          </PageControl>
        </li>
        {pageSlots(page, totalPages).map(({ key, number, className }) => (
          <li key={key} className={className}>
            {number === undefined ? (
              <span className={`${box} text-muted max-sm:min-w-6`}>…</span>
            ) : (
              <PageControl
                navigation={navigation}
                to={number}
                aria-label={browsing.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={`${box} ${
                  number === page
                    ? 'bg-lagoon text-on-lagoon hover:bg-lagoon-deep'
                    : 'hover:bg-lagoon-tint hover:text-lagoon'
                }`}
              >
                {number}
              </PageControl>
            )}
          </li>
        ))}
        <li>
          <PageControl navigation={navigation} to={next} className={stepLook(next)}>
            <span className="max-sm:sr-only">{browsing.next}</span>
            <ChevronRight aria-hidden="true" className="size-4.5" />
          </PageControl>
        </li>
      </ul>
    </nav>
  )
}

/** At either end of the list the word stays, so that nothing moves. */
function stepLook(to: number | undefined): string {
  const isEnd = to === undefined
  return `flex h-11 min-w-11 items-center justify-center gap-1 rounded-full transition sm:px-3 ${
    isEnd ? 'cursor-default text-muted' : 'font-semibold hover:bg-lagoon-tint hover:text-lagoon'
  }`
}
