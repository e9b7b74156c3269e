import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { confirmPassword } from '#texts/shared/confirm-password.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { hasCode } from '#web/shared/forms/failure.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useAction } from '#web/shared/forms/use-action.ts'
import { PasswordDialog } from '#web/shared/sign-in/password-dialog.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

interface DeletionConfirmationProps {
  name: string
  /** The store's email, for password managers. */
  email: string
  onBack: () => void
  onDeleted: () => void
}

/** Some keyboards write é as one character, others as two. */
const same = (one: string, other: string) => one.trim().normalize() === other.trim().normalize()

const needsPassword = (error: unknown) => hasCode(error, 'password-needed')

/** The button is enabled once the store's name is typed. */
export function DeletionConfirmation({ name, email, onBack, onDeleted }: DeletionConfirmationProps) {
  const { deletion: texts } = storeProfile
  const { storeOwner } = useStoreClient()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')

  const { start, error, reset, ...deletion } = useAction({
    mutationFn: () => storeOwner.deleteStore({}),
    onSuccess: () => {
      void toast.success(texts.deleted)
      // The store and its products appear on many cached pages.
      void queryClient.invalidateQueries({ refetchType: 'none' })
      onDeleted()
    },
    onError: (failed) => {
      if (!needsPassword(failed)) void toast.error(sentenceOf(failed, texts.failed))
    },
  })
  // After the deletion the button stays busy until the dashboard is left.
  const isBusy = deletion.isBusy || deletion.isDone

  function confirm(event: FormEvent) {
    event.preventDefault()
    if (same(typed, name) && !isBusy) void start()
  }

  return (
    <>
      <Form onSubmit={confirm} className="space-y-5">
        <Field
          label={texts.typeName}
          hint={texts.typeHint(name)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          className="max-w-md"
        />
        <div className="flex flex-wrap gap-2.5">
          <SubmitButton look="sunset" isBusy={isBusy} disabled={!same(typed, name)}>
            {texts.confirm}
          </SubmitButton>
          <Button look="quiet" disabled={isBusy} onClick={onBack}>
            {texts.back}
          </Button>
        </div>
      </Form>
      <PasswordDialog
        isOpen={needsPassword(error)}
        text={confirmPassword.storeText}
        email={email}
        confirm={(password) => storeOwner.confirmPassword({ password })}
        onConfirmed={() => void start()}
        onCancel={reset}
      />
    </>
  )
}
