import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { browsing } from '#texts/public/browsing.ts'
import { pageSlots } from './page-slots.ts'

interface PageButtonsProps {
  page: number
  totalPages: number
  onTurn: (page: number) => void
}

const box = 'grid h-11 min-w-10 place-items-center rounded-full px-1.5 font-semibold tabular-nums transition'

/** Page numbers of a list that has no address of its own; they look like those that have. */
export function PageButtons({ page, totalPages, onTurn }: PageButtonsProps) {
  if (totalPages <= 1) return null
  return (
    <nav
      aria-label={browsing.pages}
      className="mx-auto mt-6 w-fit max-w-full rounded-full border border-line bg-surface p-1 print:hidden"
    >
      <ul className="flex items-center gap-x-0.5">
        <li>
          <Step isEnd={page <= 1} onClick={() => onTurn(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">{browsing.previous}</span>
          </Step>
        </li>
        {pageSlots(page, totalPages).map(({ key, number, room }) => (
          <li key={key} className={room}>
            {number === undefined ? (
              <span className={`${box} text-muted max-sm:min-w-6`}>…</span>
            ) : (
              <button
                type="button"
                aria-label={browsing.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onTurn(number)}
                className={`${box} ${
                  number === page
                    ? 'bg-lagoon text-on-lagoon hover:bg-lagoon-deep'
                    : 'hover:bg-lagoon-tint hover:text-lagoon'
                }`}
              >
                {number}
              </button>
            )}
          </li>
        ))}
        <li>
          <Step isEnd={page >= totalPages} onClick={() => onTurn(page + 1)}>
            <span className="max-sm:sr-only">{browsing.next}</span>
            <ChevronRight aria-hidden="true" className="size-4.5" />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

/** At either end it stays where it is, and keeps the focus of whoever pressed it to get there. */
function Step({ isEnd, onClick, children }: { isEnd: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled={isEnd || undefined}
      onClick={() => isEnd || onClick()}
      className="flex h-11 min-w-11 items-center justify-center gap-1 rounded-full font-semibold transition not-aria-disabled:hover:bg-lagoon-tint not-aria-disabled:hover:text-lagoon aria-disabled:cursor-default aria-disabled:font-normal aria-disabled:text-muted sm:px-3"
    >
      {children}
    </button>
  )
}
