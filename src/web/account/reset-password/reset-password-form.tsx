import { useState } from 'react'
import { account } from '#texts/account/account.ts'
import { forms } from '#texts/shared/forms.ts'
import { EndStoreSessions } from '#web/account/sign-in/end-store-sessions.tsx'
import { useClient } from '#web/shared/api/use-client.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { NewPasswordFields } from '#web/shared/sign-in/password-fields.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { isAboutLink } from './reset-link-query.ts'

interface Values {
  password: string
  confirmPassword: string
}

interface ResetPasswordFormProps {
  token: string
  hasStore?: boolean
  onChanged: (answer: string) => void
  onDeadLink: (reason: string) => void
}

const names = ['password', 'confirmPassword'] as const

export function ResetPasswordForm({
  token,
  hasStore = false,
  onChanged,
  onDeadLink,
}: ResetPasswordFormProps) {
  const { reset: texts } = account
  const { fields } = forms
  const client = useClient()
  const [endsStore, setEndsStore] = useState(false)
  const { submit, field, failure, isBusy } = useSubmitForm<Values>({
    names,
    send: async ({ password }) => {
      const chosen = { token, password, ...(endsStore && { endStoreSessions: true }) }
      onChanged((await client.account.resetPassword(chosen)).message)
    },
    onFailure: (error) => {
      if (!isAboutLink(error)) return false
      onDeadLink(error.message)
      return true
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <NewPasswordFields
        label={fields.newPassword}
        password={field('password', fieldRules.newPassword)}
        confirmPassword={field('confirmPassword', fieldRules.confirmPassword)}
      />
      {hasStore && <EndStoreSessions isChosen={endsStore} onChoose={setEndsStore} />}
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}
