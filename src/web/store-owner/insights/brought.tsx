import type { InsightFigures } from '#contract/store-owner/insights.ts'
import type { InsightPeriod } from '#domain/insights.ts'
import { insights } from '#texts/store-owner/insights.ts'

interface BroughtProps {
  figures: InsightFigures
  period: InsightPeriod
}

/** What the store got for its fee, in one sentence. */
export function Brought({ figures, period }: BroughtProps) {
  const { title } = insights.brought
  return (
    <section aria-label={title} className="rounded-card bg-lagoon-tint p-4 sm:p-6">
      <p className="heading text-xl text-balance sm:text-2xl">{sentence(figures, period)}</p>
    </section>
  )
}

function sentence({ calls, whatsapps, directions, links }: InsightFigures, period: InsightPeriod): string {
  const { brought: texts } = insights
  const count = calls + whatsapps + directions + links
  if (count === 0) return period === 1 ? texts.nothing[1] : texts.nothing.days(period)
  return period === 1 ? texts[1](count) : texts.days(period, count)
}
