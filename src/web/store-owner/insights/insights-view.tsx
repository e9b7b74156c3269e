import { type InsightPeriod, insightPeriods } from '#domain/insights.ts'
import { insights as texts } from '#texts/store-owner/insights.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { FilterLinks } from '#web/ui/lists/filter-links.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { Brought } from './brought.tsx'
import { FigureCards } from './figure-cards.tsx'
import { insightsQuery } from './insights-queries.ts'
import { InsightsSkeleton } from './insights-skeleton.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { toPeriod } from './periods.ts'
import { ProductFigures } from './product-figures.tsx'
import { SearchedWords } from './searched-words.tsx'
import { VisitsChart } from './visits-chart.tsx'

/** What visitors did with the store in a period, beside the period before. */
export function InsightsView({ period }: { period: InsightPeriod }) {
  const { data, isOutdated, hasFailed, tryAgain } = usePreviousDataQuery(
    insightsQuery(useStoreClient(), period),
  )
  if (!data)
    return hasFailed ? <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} /> : <InsightsSkeleton />
  if (!data.countedSince) return <NothingYet hasProducts={data.hasProducts} />
  // While the next period loads, the figures are still those of the previous one.
  const shown = insightPeriods.find((days) => days === data.days.length) ?? period
  return (
    <div className="space-y-5">
      <FilterLinks
        label={texts.period}
        chosen={String(period)}
        links={insightPeriods.map((days) => ({
          id: String(days),
          label: texts.periods[days],
          link: toPeriod(days),
        }))}
      />
      {hasFailed && <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} />}
      <div aria-busy={isOutdated} className={`space-y-5 ${isOutdated ? 'opacity-60' : ''}`}>
        <Brought figures={data.figures} period={shown} />
        <FigureCards {...data} period={shown} />
        <VisitsChart insights={data} />
        <SearchedWords words={data.words} />
        <ProductFigures insights={data} />
      </div>
      <p className="max-w-prose text-sm text-muted">{texts.counted}</p>
      <p className="text-sm text-muted">
        {texts.byMail} <PlainLink to="/admin/dashboard/profile/security">{texts.toMailChoice}</PlainLink>
      </p>
    </div>
  )
}
