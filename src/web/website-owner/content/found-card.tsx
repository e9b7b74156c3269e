import type { ReactNode } from 'react'
import type { FoundThing } from '#contract/website-owner/content.ts'
import { ownerContent as texts } from '#texts/website-owner/content.ts'
import { ownerModeration } from '#texts/website-owner/moderation.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { WorkCard } from '#web/website-owner/work-queue.tsx'

interface FoundCardProps {
  thing: FoundThing
  acts: ReactNode
  children: ReactNode
}

export function FoundCard({ thing, acts, children }: FoundCardProps) {
  const { target, openReports } = thing
  return (
    <WorkCard
      title={titleOf(thing)}
      marks={
        <>
          <Badge look="lagoon">{ownerModeration.targets[target]}</Badge>
          {openReports > 0 && <Badge look="peach">{texts.openReports(openReports)}</Badge>}
        </>
      }
      acts={acts}
    >
      <div className="@container min-w-0">{children}</div>
    </WorkCard>
  )
}

function titleOf({ content }: FoundThing): string {
  if (content.kind === 'review') return ownerModeration.reports.reviewOf(content.of.name)
  if (content.kind === 'answer') return ownerModeration.reports.answerTo(content.of.name)
  return content.kind === 'product' ? content.title : content.name
}
