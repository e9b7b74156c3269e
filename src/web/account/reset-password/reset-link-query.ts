import { queryOptions } from '@tanstack/react-query'
import { ApiError, type Client, isWorthAnotherTry } from '#web/shared/api/client.ts'

/** Whether the link from the mail still works: asked by the browser alone, and it stays as it is. */
export const resetLinkQuery = (client: Client, token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: () => client.account.resetLink({ token }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: isWorthAnotherTry,
  })

/** The link is over, or never was one; anything else may have been a passing failure. */
export const isAboutLink = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.code === 'bad-link' || error.issues.some(({ path }) => path === 'token'))
