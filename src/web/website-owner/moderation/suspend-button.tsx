import { ownerLetters as letters } from '#texts/website-owner/letters.ts'
import { ownerModeration as words } from '#texts/website-owner/moderation.ts'
import { LetterButton } from '#web/website-owner/forms/letter-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'

interface SuspendButtonProps {
  store: { _id: string; name: string; email: string }
  /** The number of open reports on the screen, where they are shown. */
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
