import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { login } from '#texts/shared/login.ts'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { hasCode } from '#web/shared/forms/failure.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { CredentialsFields } from '#web/shared/sign-in/credentials-fields.tsx'
import { type Credentials, useLoginForm } from '#web/shared/sign-in/use-login-form.ts'
import { forgetOwnStore } from '#web/store-owner/own-store.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const LoginCodeForm = lazy(async () => ({
  default: (await import('#web/shared/second-factor/login-code-form.tsx')).LoginCodeForm,
}))

interface StoreLoginFormProps {
  /** The email of a store that has just registered. */
  email?: string | undefined
  onLoggedIn: () => void
}

export function StoreLoginForm({ email, onLoggedIn }: StoreLoginFormProps) {
  const { login: texts } = storeRegistration
  const { storeOwner } = useStoreClient()
  const queryClient = useQueryClient()
  const [entered, setEntered] = useState<Credentials>()

  async function logIn(credentials: Credentials & { code?: string }) {
    await storeOwner.login(credentials)
    onLoggedIn()
    forgetOwnStore(queryClient)
    void toast.success(login.success)
  }

  const { submit, fields, failure, isBusy } = useLoginForm({
    email,
    wrong: login.wrong,
    links: {
      'person-account': { destination: { to: '/login' }, text: texts.toLogin },
      'store-suspended': { destination: { to: '/contact' }, text: texts.toContact },
    },
    logIn,
    onFailure: (error, credentials) => {
      const isCodeNeeded = hasCode(error, 'second-factor-needed')
      if (isCodeNeeded) setEntered(credentials)
      return isCodeNeeded
    },
  })

  if (entered) {
    return (
      <Suspense>
        <LoginCodeForm
          label={texts.submit}
          logIn={(code) => logIn({ ...entered, code })}
          onBack={() => setEntered(undefined)}
        />
      </Suspense>
    )
  }
  return (
    <Form onSubmit={submit} className="space-y-4">
      <CredentialsFields {...fields} />
      <p>
        <AppLink
          to="/admin/login"
          search={{ forgot: true }}
          className="font-semibold text-lagoon hover:underline"
        >
          {texts.forgot}
        </AppLink>
      </p>
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}
