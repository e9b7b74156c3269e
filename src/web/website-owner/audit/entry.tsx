import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuditEntry } from '#contract/website-owner/audit.ts'
import { ownerAudit as texts } from '#texts/website-owner/audit.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Moment } from '#web/ui/time/moment.tsx'
import { actionName, detailOf, kindName, linkTo, subjectOf } from './audit-words.ts'

/** One entry; its details are folded. */
export function Entry({ entry: { action, actor, target, subject, details, at } }: { entry: AuditEntry }) {
  const name = subject?.name ?? subjectOf(details, target?.kind)
  const facts = Object.entries(details).map(([name, value]) => detailOf(name, value, texts))
  return (
    <li className="px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-semibold">{actionName(action)}</span>
        {subject?.link ? (
          <AppLink {...linkTo(subject.link)} className="wrap-anywhere text-lagoon hover:underline">
            {name}
          </AppLink>
        ) : (
          name && <span className="wrap-anywhere">{name}</span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <Moment at={at} />
        <span className="wrap-anywhere">{actor}</span>
      </p>
      {(target || facts.length > 0) && (
        <details className="group mt-0.5">
          <summary
            aria-label={texts.detailsOf(actionName(action))}
            className="inline-flex min-h-8 items-center gap-1 text-sm font-semibold text-lagoon hover:underline pointer-coarse:min-h-11"
          >
            {texts.details}
            <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <dl className="mt-1 mb-2 grid gap-x-5 gap-y-1 rounded-xl bg-sand p-3.5 text-sm sm:grid-cols-[auto_1fr]">
            {facts.map(({ name, text }) => (
              <Detail key={name} name={name}>
                {text}
              </Detail>
            ))}
            {target && (
              <Detail name={texts.target}>
                {kindName(target.kind)} {name ?? target.id}
              </Detail>
            )}
          </dl>
        </details>
      )}
    </li>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
