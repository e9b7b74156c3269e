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
  /** Known beforehand. */
  email?: string | undefined
  logIn: (credentials: Credentials) => Promise<void>
  /** The toast of every failure. */
  wrong: string
  /** For failures with a sentence of their own; true when nothing is left to say. */
  onFailure?: (error: unknown, credentials: Credentials) => boolean
  /** Where to go on, by the code of a refusal. */
  links?: Record<string, Failure['link']>
}

const names = ['email', 'password'] as const

/** Any login: one toast for every failure, and the reason in the form, where it stays. */
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

/** Beside the toast that the login failed, one line is enough: why. */
function reasonOf({ sentence, advice }: Failure): Failure {
  return { sentence: advice ?? sentence }
}
