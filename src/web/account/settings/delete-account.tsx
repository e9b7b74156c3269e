import { useEffect, useRef } from 'react'
import { account } from '#texts/account/account.ts'
import { confirmPassword } from '#texts/shared/confirm-password.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { hasCode, refusal } from '#web/shared/forms/failure.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { PasswordDialog } from '#web/shared/sign-in/password-dialog.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const needsPassword = (error: unknown) => hasCode(error, 'password-needed')

interface DeleteAccountProps {
  userId: string
  email: string
  /** Called after the account is deleted. */
  onDeleted: () => Promise<void>
}

/** Asks for a confirmation first; leaving the page cancels it. */
export function DeleteAccount({ userId, email, onDeleted }: DeleteAccountProps) {
  const texts = account.settings
  const client = useClient()
  const place = useRef<HTMLDivElement>(null)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const { start, isBusy, error, reset } = useAction({
    mutationFn: () => client.account.deleteAccount({ userId }),
    onSuccess: async () => {
      void toast.success(texts.deleted)
      await onDeleted()
    },
    onError: (failed) => {
      if (!needsPassword(failed)) void toast.error(refusal(failed) ?? texts.deleteFailed)
    },
  })

  async function askAndDelete() {
    if (asking.current) return
    asking.current = new AbortController()
    try {
      const isConfirmed = await toast.confirm({
        sentence: texts.deleteQuestion,
        confirm: texts.confirm,
        cancel: texts.cancel,
        signal: asking.current.signal,
      })
      if (!isConfirmed) return
      // The confirmation had the focus, so the button takes it over.
      place.current?.querySelector('button')?.focus()
      await start()
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
        isOpen={needsPassword(error)}
        text={confirmPassword.text}
        email={email}
        confirm={(password) => client.account.confirmPassword({ password })}
        onConfirmed={() => void start()}
        onCancel={reset}
      />
    </div>
  )
}
