import type { VettedStoreDetail } from '#contract/website-owner/vetting.ts'
import { DecisionList } from '#web/website-owner/moderation/decision-list.tsx'
import { RestoreButton } from '#web/website-owner/moderation/restore-button.tsx'
import { SuspendButton } from '#web/website-owner/moderation/suspend-button.tsx'

/** Suspends the store, or restores it. */
export function StoreStanding({ store: { _id, name, status, person } }: { store: VettedStoreDetail }) {
  return status === 'suspended' ? (
    <RestoreButton kind="store" id={_id} name={name} />
  ) : (
    <SuspendButton store={{ _id, name, email: person.email }} />
  )
}

export function StoreDecisions({ store: { decisions } }: { store: VettedStoreDetail }) {
  return <DecisionList decisions={decisions} />
}
