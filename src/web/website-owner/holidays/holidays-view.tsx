import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Holiday } from '#contract/website-owner/holidays.ts'
import { ownerHolidays as texts } from '#texts/website-owner/holidays.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { FilterLinks } from '#web/ui/lists/filter-links.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { RowsSkeleton } from '#web/ui/panels/rows-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { HolidayDialog } from './holiday-dialog.tsx'
import { holidaysQuery } from './holiday-queries.ts'
import { HolidayRow } from './holiday-row.tsx'
import { linkToHolidays } from './holidays-search-params.ts'
import { HolidaysToCheck } from './holidays-to-check.tsx'

/** The public holidays of a year. */
export function HolidaysView({ year: asked }: { year: number | undefined }) {
  const { data, isOutdated, hasFailed, tryAgain } = usePreviousDataQuery(
    holidaysQuery(useOwnerClient(), asked),
  )
  const [edited, setEdited] = useState<Holiday | 'new'>()
  const list = useRef<HTMLUListElement>(null)
  if (hasFailed) return <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} />
  if (!data) return <RowsSkeleton />
  const { year, years, holidays, toCheck } = data
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-muted">{texts.text}</p>
      {toCheck.map((check) => (
        <HolidaysToCheck key={check.year} {...check} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterLinks
          label={texts.year}
          chosen={String(asked ?? year)}
          links={years.map((each) => ({ id: String(each), label: String(each), link: linkToHolidays(each) }))}
        />
        <Button
          className="max-sm:w-full"
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
            currentTarget.focus()
            setEdited('new')
          }}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.add}
        </Button>
      </div>
      {holidays.length === 0 ? (
        <EmptyState artwork="desert-island" message={texts.empty(year)} hint={texts.emptyHint} />
      ) : (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={texts.list(year)}
          aria-busy={isOutdated}
          className={`divide-y divide-line rounded-card border border-line bg-surface outline-none ${isOutdated ? 'opacity-60' : ''}`}
        >
          {holidays.map((holiday) => (
            <HolidayRow
              key={holiday._id}
              holiday={holiday}
              onEdit={() => setEdited(holiday)}
              // The focused button disappears with its row, so the list takes the focus.
              onRemoved={() => list.current?.focus()}
            />
          ))}
        </ul>
      )}
      <HolidayDialog edited={edited} onClose={() => setEdited(undefined)} />
    </div>
  )
}
