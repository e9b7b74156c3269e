import { PlayCircle, ShieldCheck } from 'lucide-react'
import type { Deletion } from '#contract/shapes/fee.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { useDeletionDecision } from './use-deletion-decision.ts'

export function DeletionButton({ deletion }: { deletion: Deletion }) {
  const { deletions: texts } = ownerFees
  const { isBusy, decide } = useDeletionDecision(deletion)
  const { name, stoppedOn } = deletion
  const Icon = stoppedOn ? PlayCircle : ShieldCheck
  return (
    <SubmitButton
      type="button"
      size="small"
      look={stoppedOn ? 'quiet' : 'primary'}
      isBusy={isBusy}
      aria-label={stoppedOn ? texts.resumeOf(name) : texts.stopOf(name)}
      onClick={decide}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {stoppedOn ? texts.resume : texts.stop}
    </SubmitButton>
  )
}
