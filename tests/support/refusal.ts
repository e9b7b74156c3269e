import { ApiError } from '#web/shared/api/client.ts'

/** The status and body of a call that must be refused. */
export async function refusal(call: Promise<unknown>) {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(outcome instanceof ApiError)) throw outcome ?? new Error('The call was not refused.')
  const { status, code, message, issues } = outcome
  return { status, code, message, ...(issues.length > 0 && { issues }) }
}
