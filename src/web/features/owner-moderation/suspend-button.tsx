import { ownerLetters as letters } from '#texts/owner-letters.ts'
import { ownerModeration as words } from '#texts/owner-moderation.ts'
import { useOwnerClient } from '#web/api/owner-client.ts'
import { LetterButton } from '#web/forms/letter-button.tsx'

interface SuspendButtonProps {
  store: { _id: string; name: string; email: string }
  /** How many open reports were on the screen, where they are shown. */
  reportsSeen?: number
  className?: string
}

export function SuspendButton({ store, reportsSeen, className }: SuspendButtonProps) {
  const { suspend } = words
  const { ownerModeration } = useOwnerClient()
  return (
    <LetterButton
      texts={suspend}
      name="reason"
      isGrave
      to={store.email}
      letter={(reason) => letters.storeSuspended(store.name, reason)}
      send={(reason) => ownerModeration.suspendStore({ storeId: store._id, reason, reportsSeen })}
      className={className}
    />
  )
}
