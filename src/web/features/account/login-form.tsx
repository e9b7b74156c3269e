import { useState } from 'react'
import { ApiError } from '#web/api/client.ts'
import { useClient } from '#web/api/use-client.ts'
import { useAccountTexts } from '#web/texts/account.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Field } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { FormProblem } from '#web/ui/form-notice.tsx'
import { notice } from '#web/ui/notice.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useFailureInWords } from './failure.ts'
import { useFieldRules } from './field-rules.ts'
import { ResendPanel } from './resend-panel.tsx'
import { useAccountForm } from './use-account-form.ts'

interface Values {
  email: string
  password: string
}

interface LoginFormProps {
  /** The address of someone who has just signed up. */
  email?: string | undefined
  onLoggedIn: () => void
}

const names = ['email', 'password'] as const
const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

export function LoginForm({ email, onLoggedIn }: LoginFormProps) {
  const { fields, login: texts, resend, failures } = useAccountTexts()
  const client = useClient()
  const rules = useFieldRules()
  const inWords = useFailureInWords()
  const [isShown, setShown] = useState(false)
  const [unverified, setUnverified] = useState<string>()

  const { submit, field, failure, setFailure, setFocus, isBusy } = useAccountForm<Values>({
    names,
    defaultValues: email ? { email } : undefined,
    send: async (credentials) => {
      await client.account.login(credentials)
      setUnverified(undefined)
      void notice.success(texts.success)
      onLoggedIn()
    },
    onFailure: (error, credentials) => {
      if (hasCode(error, 'email-unverified')) {
        setUnverified(credentials.email.trim())
        void notice.error(resend.mustVerify)
        return true
      }
      setUnverified(undefined)
      void notice.error(texts.wrong)
      if (hasCode(error, 'wrong-credentials')) setFocus('password', { shouldSelect: true })
      else setFailure(reasonOf(inWords(error)))
      return true
    },
  })

  return (
    <>
      <Form onSubmit={submit} withoutScript={failures.noScript} className="space-y-4">
        <Field
          {...field('email', rules.email)}
          label={fields.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordField
          {...field('password', rules.knownPassword)}
          label={fields.password}
          autoComplete="current-password"
          isShown={isShown}
          showing={{ label: fields.showPassword, onToggle: () => setShown(!isShown) }}
        />
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

/** Beside the notice that the login failed, one line is enough: why. */
function reasonOf({ sentence, advice }: { sentence: string; advice?: string | undefined }) {
  return { sentence: advice ?? sentence }
}
