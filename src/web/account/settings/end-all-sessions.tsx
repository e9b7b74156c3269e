import { useState } from 'react'
import { account } from '#texts/account/account.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { refusal } from '#web/shared/forms/failure.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { notice } from '#web/ui/overlays/notice.ts'

/** Logs out on every device, this one included. */
export function EndAllSessions({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const texts = account.sessions
  const client = useClient()
  const [isBusy, setBusy] = useState(false)

  async function endAll() {
    setBusy(true)
    try {
      await client.account.endAllSessions({})
      void notice.success(texts.endedAll)
      await onLoggedOut()
    } catch (error) {
      void notice.error(refusal(error) ?? texts.failedToEnd)
      setBusy(false)
    }
  }

  return (
    <SubmitButton type="button" look="quiet" isBusy={isBusy} onClick={() => void endAll()} className="mt-5">
      {texts.endAll}
    </SubmitButton>
  )
}
