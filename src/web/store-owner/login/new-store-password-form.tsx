import { useQueryClient } from '@tanstack/react-query'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { KnownPasswordField, NewPasswordFields } from '#web/shared/sign-in/password-fields.tsx'
import { forgetOwnStore } from '#web/store-owner/own-store.ts'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

interface Values {
  currentPassword: string
  password: string
  confirmPassword: string
}

const names = ['currentPassword', 'password', 'confirmPassword'] as const

interface NewStorePasswordFormProps {
  /** The email of the person who owns the store. */
  email: string
  onChanged: () => void
}

/** A person confirms their own password to set a new one for their store. */
export function NewStorePasswordForm({ email, onChanged }: NewStorePasswordFormProps) {
  const { forgot: texts } = storeRegistration
  const { storeOwner } = useStoreClient()
  const queryClient = useQueryClient()
  const { submit, field, failure, isBusy } = useSubmitForm<Values>({
    names,
    send: async (passwords) => {
      const { message } = await storeOwner.newPassword(passwords)
      forgetOwnStore(queryClient)
      void toast.success(message)
      onChanged()
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <KnownPasswordField
        {...field('currentPassword', fieldRules.knownPassword)}
        label={texts.ownPassword}
        hint={texts.ownPasswordHint(email)}
        showLabel={texts.showOwnPassword}
      />
      <NewPasswordFields
        label={texts.newPassword}
        password={field('password', fieldRules.newPassword)}
        confirmPassword={field('confirmPassword', fieldRules.confirmPassword)}
      />
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}
