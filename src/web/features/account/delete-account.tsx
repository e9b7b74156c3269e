import { useEffect, useRef, useState } from 'react'
import { account } from '#texts/account.ts'
import { useClient } from '#web/api/use-client.ts'
import { refusal } from '#web/forms/failure.ts'
import { notice } from '#web/ui/notice.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface DeleteAccountProps {
  userId: string
  /** Called when there is no account any more. */
  onDeleted: () => Promise<void>
}

/** Asks once more before it deletes; who leaves the page meanwhile has said no. */
export function DeleteAccount({ userId, onDeleted }: DeleteAccountProps) {
  const texts = account.settings
  const client = useClient()
  const [isBusy, setBusy] = useState(false)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  async function askAndDelete() {
    if (asking.current) return
    asking.current = new AbortController()
    try {
      const isConfirmed = await notice.confirm({
        sentence: texts.deleteQuestion,
        confirm: texts.confirm,
        cancel: texts.cancel,
        signal: asking.current.signal,
      })
      if (!isConfirmed) return
      setBusy(true)
      await client.account.deleteAccount({ userId })
      void notice.success(texts.deleted)
      await onDeleted()
    } catch (error) {
      void notice.error(refusal(error) ?? texts.deleteFailed)
      setBusy(false)
    } finally {
      asking.current = undefined
    }
  }

  return (
    <SubmitButton
      type="button"
      look="quiet"
      isBusy={isBusy}
      onClick={() => void askAndDelete()}
      className="border-sunset! text-sunset! hover:bg-sunset-tint hover:text-sunset-deep!"
    >
      {texts.deleteButton}
    </SubmitButton>
  )
}
