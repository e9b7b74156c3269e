import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { forms } from '#texts/shared/forms.ts'
import { ApiError } from '#web/shared/api/client.ts'
import type { Destination } from '#web/ui/buttons/app-link.tsx'

export interface Failure {
  sentence: string
  /** What one can do about it. */
  advice?: string | undefined
  /** Where to go on. */
  link?: { destination: Destination; text: string } | undefined
}

/** A failure in words: the server's own sentence, where it sent one. */
export function failureInWords(error: unknown): Failure {
  const { unknown, busy, noNetwork } = forms.failures
  if (!(error instanceof ApiError)) return { sentence: unknown, advice: noNetwork }
  return error.message ? { sentence: error.message } : { sentence: unknown, advice: busy }
}

/** Why the server said no; nothing when it did not get as far as deciding. */
export function refusal(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.message || undefined : undefined
}

export const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code

/** Puts the server's objections beside their fields and the focus on the first; false when there is none to place. */
export function placeIssues<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const issues = error instanceof ApiError ? error.issues : []
  const placed = names.flatMap((name) => {
    const issue = issues.find(({ path }) => path === name)
    return issue ? [{ name, message: issue.message }] : []
  })
  placed.forEach(({ name, message }, index) => {
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return placed.length > 0
}
