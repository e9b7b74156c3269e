import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { account } from '#texts/account/account.ts'
import { confirmPassword } from '#texts/shared/confirm-password.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { hasCode, refusal } from '#web/shared/forms/failure.ts'
import { PasswordDialog } from '#web/shared/sign-in/password-dialog.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { notice } from '#web/ui/overlays/notice.ts'

interface DeleteAccountProps {
  userId: string
  email: string
  /** Called when there is no account any more. */
  onDeleted: () => Promise<void>
}

/** Asks once more before it deletes; who leaves the page meanwhile has said no. */
export function DeleteAccount({ userId, email, onDeleted }: DeleteAccountProps) {
  const texts = account.settings
  const client = useClient()
  const [isBusy, setBusy] = useState(false)
  const [needsPassword, setNeedsPassword] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  async function remove() {
    setNeedsPassword(false)
    setBusy(true)
    try {
      await client.account.deleteAccount({ userId })
      void notice.success(texts.deleted)
      await onDeleted()
    } catch (error) {
      // The question over the page had the focus and is gone: whoever closes the dialog goes on from the button.
      flushSync(() => setBusy(false))
      place.current?.querySelector('button')?.focus()
      if (hasCode(error, 'password-needed')) setNeedsPassword(true)
      else void notice.error(refusal(error) ?? texts.deleteFailed)
    }
  }

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
      if (isConfirmed) await remove()
    } finally {
      asking.current = undefined
    }
  }

  return (
    <div ref={place}>
      <SubmitButton
        type="button"
        look="quiet"
        isBusy={isBusy}
        onClick={() => void askAndDelete()}
        className="border-sunset! text-sunset! hover:bg-sunset-tint hover:text-sunset-deep!"
      >
        {texts.deleteButton}
      </SubmitButton>
      <PasswordDialog
        isOpen={needsPassword}
        text={confirmPassword.text}
        email={email}
        confirm={(password) => client.account.confirmPassword({ password })}
        onConfirmed={() => void remove()}
        onCancel={() => setNeedsPassword(false)}
      />
    </div>
  )
}
