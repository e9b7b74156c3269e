import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { confirmPassword } from '#texts/shared/confirm-password.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { hasCode } from '#web/shared/forms/failure.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { PasswordDialog } from '#web/shared/sign-in/password-dialog.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { notice } from '#web/ui/overlays/notice.ts'

interface DeletionConfirmationProps {
  name: string
  /** The store's, for password managers. */
  email: string
  onBack: () => void
  onDeleted: () => void
}

/** Some keyboards write é as one sign, some as two. */
const same = (one: string, other: string) => one.trim().normalize() === other.trim().normalize()

/** The button works once the store's name stands in the field. */
export function DeletionConfirmation({ name, email, onBack, onDeleted }: DeletionConfirmationProps) {
  const { deletion: texts } = storeProfile
  const { storeOwner } = useStoreClient()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [needsPassword, setNeedsPassword] = useState(false)

  async function deleteStore() {
    setNeedsPassword(false)
    setBusy(true)
    try {
      await storeOwner.deleteStore({})
    } catch (error) {
      if (hasCode(error, 'password-needed')) setNeedsPassword(true)
      else void notice.error(sentenceOf(error, texts.failed))
      return setBusy(false)
    }
    void notice.success(texts.deleted)
    // Cards of the store and its products are all over the site.
    void queryClient.invalidateQueries({ refetchType: 'none' })
    onDeleted()
  }

  function confirm(event: FormEvent) {
    event.preventDefault()
    if (same(typed, name) && !isBusy) void deleteStore()
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
        isOpen={needsPassword}
        text={confirmPassword.storeText}
        email={email}
        confirm={(password) => storeOwner.confirmPassword({ password })}
        onConfirmed={() => void deleteStore()}
        onCancel={() => setNeedsPassword(false)}
      />
    </>
  )
}
