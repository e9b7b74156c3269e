import type { PastDecision } from '#contract/website-owner/moderation.ts'
import { reportLabel } from '#domain/report-label.ts'
import { language } from '#texts/shared/language.ts'
import { reports as reportWords } from '#texts/shared/reports.ts'
import { ownerModeration } from '#texts/website-owner/moderation.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { PagedQueue, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { DecidedBy } from './decision-list.tsx'
import { linkToTab } from './moderation-links.ts'
import { historyQuery } from './moderation-queries.ts'
import { RestoreButton } from './restore-button.tsx'

/** Past decisions, newest first; some can be undone. */
export function DecisionHistory({ page }: { page: number }) {
  const { history: texts } = ownerModeration
  const list = usePagedQuery(historyQuery(useOwnerClient(), page))
  const decisions = list.data?.decisions ?? []
  const canBeRestored = decisions.filter(({ canRestore }) => canRestore)
  return (
    <PagedQueue
      label={texts.list}
      ids={canBeRestored.map(({ _id }) => _id)}
      list={list}
      page={page}
      linkTo={(otherPage) => linkToTab('history', otherPage)}
      failed={texts.failed}
      empty={<EmptyState artwork="books" message={texts.empty} />}
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 sm:px-6">
        {decisions.map((decision) => (
          <li key={decision._id} className="flex flex-wrap items-start justify-between gap-3 py-4">
            <Decision decision={decision} />
            {decision.canRestore && (
              <RestoreButton
                kind={decision.target === 'store' ? 'store' : 'product'}
                id={decision.targetId}
                name={decision.label}
              />
            )}
          </li>
        ))}
      </ul>
    </PagedQueue>
  )
}

function Decision({ decision }: { decision: PastDecision }) {
  const { past, targets, history, reports: reportTexts } = ownerModeration
  const { reasons } = reportWords
  const { target, action, label, words, reports } = decision
  const isUndone = action === 'restore' || action === 'release'
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge look={isUndone ? 'cane' : action === 'dismiss' ? 'lagoon' : 'peach'}>
          {past.actions[action]}
        </Badge>
        <b className="font-semibold wrap-anywhere">{reportLabel(language, target, label)}</b>
        <span className="text-sm text-muted">{targets[target]}</span>
      </p>
      <p className="mt-1">
        <DecidedBy decision={decision} />
      </p>
      {words && <p className="mt-1 wrap-anywhere whitespace-pre-line">{words}</p>}
      {reports.length > 0 && (
        <ul className="mt-1 grid gap-1 text-sm text-muted">
          {reports.map(({ reason, details, reporter }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is past no longer moves
            <li key={index} className="border-l-2 border-line pl-3 wrap-anywhere">
              {history.reporter(reasons[reason].name, reporter ?? reportTexts.deletedAccount, details)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
