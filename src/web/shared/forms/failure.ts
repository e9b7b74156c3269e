import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { formFailures } from '#texts/shared/form-failures.ts'
import { ApiError } from '#web/shared/api/client.ts'
import type { Destination } from '#web/ui/buttons/app-link.tsx'

export interface Failure {
  sentence: string
  advice?: string | undefined
  /** The request that failed. */
  requestId?: string | undefined
  link?: { destination: Destination; text: string } | undefined
}

/** Describes a failure with the server's sentence if there is one. */
export function failureInWords(error: unknown): Failure {
  const { unknown, busy, noNetwork } = formFailures
  if (!(error instanceof ApiError)) return { sentence: unknown, advice: noNetwork }
  const requestId = error.status < 500 ? undefined : error.requestId
  return error.message
    ? { sentence: error.message, requestId }
    : { sentence: unknown, advice: busy, requestId }
}

/** The server's reason for a refusal, or nothing when it failed before it decided. */
export function refusal(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.message || undefined : undefined
}

export const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code

/**
 * Shows the server's issues beside their fields and focuses the first. Returns false when no issue belongs to
 * a field.
 */
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
