import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import type { InsightFigures } from '#contract/store-owner/insights.ts'
import type { InsightPeriod } from '#domain/insights.ts'
import { figure } from '#texts/shared/figures.ts'
import { insights } from '#texts/store-owner/insights.ts'

interface FigureCardsProps {
  figures: InsightFigures
  before: InsightFigures
  followers: number
  period: InsightPeriod
}

const single = [
  'calls',
  'whatsapps',
  'directions',
  'links',
  'searches',
  'wishes',
  'ratings',
  'follows',
] as const
const visitsOf = ({ storeViews, productViews }: InsightFigures) => storeViews + productViews

/** Each figure with its change, in words as well. */
export function FigureCards({ figures, before, followers, period }: FigureCardsProps) {
  const { figures: texts, compared } = insights
  const notes: { [Name in (typeof single)[number]]?: string | undefined } = {
    whatsapps: figures.sales > 0 ? texts.sales(figures.sales) : undefined,
    follows: texts.followers(followers),
  }
  return (
    <section aria-label={texts.title}>
      <dl className="grid grid-cols-2 gap-3 *:first:col-span-2 lg:grid-cols-5 lg:*:first:col-span-2">
        <Card
          label={texts.visits}
          count={visitsOf(figures)}
          before={visitsOf(before)}
          note={texts.visitsOf(figures.storeViews, figures.productViews)}
        />
        {single.map((name) => (
          <Card
            key={name}
            label={texts[name]}
            count={figures[name]}
            before={before[name]}
            note={notes[name]}
          />
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{compared[period]}</p>
    </section>
  )
}

interface CardProps {
  label: string
  count: number
  before: number
  note?: string | undefined
}

function Card({ label, count, before, note }: CardProps) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-3.5 sm:p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5">
        <span className="heading text-2xl tabular-nums">{figure(count)}</span>
        <Change by={count - before} />
        {note && <span className="mt-1 block text-sm text-muted">{note}</span>}
      </dd>
    </div>
  )
}

function Change({ by }: { by: number }) {
  const { figures: texts } = insights
  const Arrow = by === 0 ? Equal : by > 0 ? ArrowUp : ArrowDown
  const look = by === 0 ? 'text-muted' : by > 0 ? 'text-cane' : 'text-sunset'
  const words = by === 0 ? texts.same : by > 0 ? texts.more(by) : texts.fewer(-by)
  return (
    <span className={`flex items-center gap-1 text-sm font-medium ${look}`}>
      <Arrow aria-hidden="true" className="size-4 flex-none" />
      {words}
    </span>
  )
}
