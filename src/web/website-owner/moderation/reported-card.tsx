import type { ReportedThing } from '#contract/website-owner/moderation.ts'
import { reportLabel } from '#domain/report-label.ts'
import { language } from '#texts/shared/language.ts'
import { ownerModeration as texts } from '#texts/website-owner/moderation.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { WorkCard } from '#web/website-owner/work-queue.tsx'
import { DecideBar } from './decide-bar.tsx'
import { DecisionList } from './decision-list.tsx'
import { ReportList } from './report-list.tsx'
import { Content } from './reported-content.tsx'

/** Reported content beside its reports, with the decision below. */
export function ReportedCard({ thing }: { thing: ReportedThing }) {
  const { target, content, count, decisions } = thing
  return (
    <WorkCard
      title={useTitle(thing)}
      marks={
        <>
          <Badge look="lagoon">{texts.targets[target]}</Badge>
          <Badge look="peach">{texts.reports.count(count)}</Badge>
        </>
      }
      acts={<DecideBar thing={thing} />}
      note={texts.dismiss.consequence}
    >
      <div className="grid gap-x-8 gap-y-5 @3xl:grid-cols-2">
        <div className="@container min-w-0">
          {content ? (
            <Content id={thing.targetId} target={target} content={content} />
          ) : (
            <p className="text-muted">{texts.reports.gone}</p>
          )}
        </div>
        <div className="min-w-0 space-y-5 @max-3xl:border-t @max-3xl:border-line @max-3xl:pt-4">
          <ReportList thing={thing} />
          {decisions.length > 0 && (
            <section>
              <h3 className="mb-2 font-semibold">{texts.past.title}</h3>
              <DecisionList decisions={decisions} />
            </section>
          )}
        </div>
      </div>
    </WorkCard>
  )
}

/** The current name, or the former one of deleted content. */
function useTitle({ target, content, label }: ReportedThing): string {
  const { reviewOf, answerTo } = texts.reports
  if (!content) return reportLabel(language, target, label)
  if (content.kind === 'review') return reviewOf(content.of.name)
  if (content.kind === 'answer') return answerTo(content.of.name)
  return content.kind === 'product' ? content.title : content.name
}
