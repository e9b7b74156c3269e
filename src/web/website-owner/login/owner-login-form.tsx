import { useEffect, useState } from 'react'
import { login } from '#texts/shared/login.ts'
import { ownerAccess } from '#texts/website-owner/session.ts'
import { hasCode } from '#web/shared/forms/failure.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { LoginCodeField } from '#web/shared/second-factor/login-code-field.tsx'
import { CredentialsFields } from '#web/shared/sign-in/credentials-fields.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useOwnerSessionClient } from '#web/website-owner/owner-session-client.ts'

interface Values {
  email: string
  password: string
  code: string
}

const names = ['email', 'password', 'code'] as const

/** The code is asked for after a correct password. */
export function OwnerLoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { login: texts } = ownerAccess
  const { ownerSession } = useOwnerSessionClient()
  const [asksForCode, setAsksForCode] = useState(false)

  const { submit, field, failure, isBusy, setError, setFocus } = useSubmitForm<Values>({
    names,
    send: async ({ code, ...credentials }) => {
      await ownerSession.login(code ? { ...credentials, code } : credentials)
      void toast.success(login.success)
      onLoggedIn()
    },
    onFailure: (error) => {
      if (hasCode(error, 'second-factor-needed') && !asksForCode) {
        setAsksForCode(true)
        return true
      }
      if (hasCode(error, 'second-factor-needed') || hasCode(error, 'second-factor-wrong')) {
        setError('code', { type: 'server', message: sentenceIn(error) })
        setFocus('code', { shouldSelect: true })
        return true
      }
      if (!hasCode(error, 'wrong-credentials')) return false
      setFocus('password', { shouldSelect: true })
      return { sentence: sentenceIn(error) }
    },
  })

  useEffect(() => {
    if (asksForCode) setFocus('code')
  }, [asksForCode, setFocus])

  return (
    <Form onSubmit={submit} className="space-y-4">
      <CredentialsFields
        email={field('email', fieldRules.email)}
        password={field('password', fieldRules.knownPassword)}
      />
      {asksForCode && (
        <LoginCodeField field={field('code')} focus={() => setFocus('code', { shouldSelect: true })} />
      )}
      {failure && <FormProblem {...failure} />}
      <SubmitButton isBusy={isBusy} className="w-full">
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}

const sentenceIn = (error: unknown) => (error instanceof Error ? error.message : '')
