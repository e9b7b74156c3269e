import { useState } from 'react'
import { account } from '#texts/account/account.ts'
import { login } from '#texts/shared/login.ts'
import { ResendPanel } from '#web/account/sign-in/resend-panel.tsx'
import { useClient } from '#web/shared/api/use-client.ts'
import { hasCode } from '#web/shared/forms/failure.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { CredentialsFields } from '#web/shared/sign-in/credentials-fields.tsx'
import { useLoginForm } from '#web/shared/sign-in/use-login-form.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

interface LoginFormProps {
  /** The email of a person who has just signed up. */
  email?: string | undefined
  /** Receives the email that was used. */
  onLoggedIn: (email: string) => void | Promise<void>
}

export function LoginForm({ email, onLoggedIn }: LoginFormProps) {
  const { login: texts, resend } = account
  const client = useClient()
  const [unverified, setUnverified] = useState<string>()

  const { submit, fields, failure, isBusy } = useLoginForm({
    email,
    wrong: login.wrong,
    links: { 'store-account': { destination: { to: '/admin/login' }, text: texts.toStoreLogin } },
    logIn: async (credentials) => {
      await client.account.login(credentials)
      setUnverified(undefined)
      void toast.success(login.success)
      await onLoggedIn(credentials.email)
    },
    onFailure: (error, credentials) => {
      const isUnverified = hasCode(error, 'email-unverified')
      setUnverified(isUnverified ? credentials.email.trim() : undefined)
      if (isUnverified) void toast.error(resend.mustVerify)
      return isUnverified
    },
  })

  return (
    <>
      <Form onSubmit={submit} className="space-y-4">
        <CredentialsFields {...fields} />
        <p>
          <AppLink to="/forgot-password" className="font-semibold text-lagoon hover:underline">
            {texts.forgot}
          </AppLink>
        </p>
        {failure && <FormProblem {...failure} />}
        <SubmitButton isBusy={isBusy} className="w-full">
          {texts.submit}
        </SubmitButton>
      </Form>
      {unverified && <ResendPanel key={unverified} email={unverified} />}
    </>
  )
}
