import { queryOptions } from '@tanstack/react-query'
import { ApiError, type Client, isWorthAnotherTry } from '#web/shared/api/client.ts'

/** Checks the link of the mail in the browser only; the check does not use it up. */
export const resetLinkQuery = (client: Client, token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: () => client.account.resetLink({ token }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: isWorthAnotherTry,
  })

/** True when the link is invalid; any other failure may be temporary. */
export const isAboutLink = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.code === 'bad-link' || error.issues.some(({ path }) => path === 'token'))
