import { useState } from 'react'
import type { Deletion } from '#contract/shapes/fee.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useFeeActions } from './fee-queries.ts'

/** Stops or resumes the deletion of a store. */
export function useDeletionDecision({ _id, stoppedOn }: Deletion) {
  const { deletions: texts } = ownerFees
  const { stopDeletion, resumeDeletion } = useFeeActions()
  const [isBusy, setBusy] = useState(false)

  async function decide() {
    setBusy(true)
    try {
      const { message } = await (stoppedOn ? resumeDeletion(_id) : stopDeletion(_id))
      void toast.success(message)
    } catch (error) {
      void toast.error(sentenceOf(error, texts.failed))
    }
    setBusy(false)
  }
  return { isBusy, decide: () => void decide() }
}
