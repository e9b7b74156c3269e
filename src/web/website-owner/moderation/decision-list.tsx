import type { ModerationDecision } from '#contract/shapes/moderation.ts'
import { ownerModeration } from '#texts/website-owner/moderation.ts'
import { Moment } from '#web/ui/time/moment.tsx'

export function DecisionList({ decisions }: { decisions: readonly ModerationDecision[] }) {
  const { past: texts } = ownerModeration
  if (decisions.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <ul className="grid gap-3">
      {decisions.map((decision) => (
        <li key={decision._id} className="min-w-0 border-l-2 border-line pl-3">
          <p>
            <b className="font-semibold">{texts.actions[decision.action]}</b>{' '}
            <DecidedBy decision={decision} />
          </p>
          {decision.words && <p className="wrap-anywhere whitespace-pre-line">{decision.words}</p>}
        </li>
      ))}
    </ul>
  )
}

export function DecidedBy({ decision: { at, owner } }: { decision: ModerationDecision }) {
  const { past: texts } = ownerModeration
  return (
    <span className="text-sm wrap-anywhere text-muted">
      <Moment at={at} /> {texts.by(owner)}
    </span>
  )
}
