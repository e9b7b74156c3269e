import { ApiError } from '#web/shared/api/client.ts'
import { type Failure, failureInWords, hasCode } from '#web/shared/forms/failure.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { toast } from '#web/ui/overlays/toast.ts'

export interface Credentials {
  email: string
  password: string
}

interface LoginForm {
  email?: string | undefined
  logIn: (credentials: Credentials) => Promise<void>
  /** The toast for every failure. */
  wrong: string
  /** For failures with their own sentence. Returns true when nothing else should be shown. */
  onFailure?: (error: unknown, credentials: Credentials) => boolean
  /** Links for refusals, by their code. */
  links?: Record<string, Failure['link']>
}

const names = ['email', 'password'] as const

/** Any login form: one toast for every failure, and the reason inside the form. */
export function useLoginForm({ email, logIn, wrong, onFailure, links = {} }: LoginForm) {
  const form = useSubmitForm<Credentials>({
    names,
    defaultValues: email ? { email } : undefined,
    send: logIn,
    onFailure: (error, credentials) => {
      if (onFailure?.(error, credentials)) return true
      void toast.error(wrong)
      const isWrong = hasCode(error, 'wrong-credentials')
      const link = error instanceof ApiError ? links[error.code] : undefined
      if (!isWrong) return { ...reasonOf(failureInWords(error)), link }
      form.setFocus('password', { shouldSelect: true })
      return { sentence: wrong }
    },
  })
  const { submit, field, failure, isBusy } = form
  return {
    submit,
    failure,
    isBusy,
    fields: {
      email: field('email', fieldRules.email),
      password: field('password', fieldRules.knownPassword),
    },
  }
}

/** The reason in one line, because the toast already says that the login failed. */
function reasonOf({ sentence, advice, requestId }: Failure): Failure {
  return { sentence: advice ?? sentence, requestId }
}
