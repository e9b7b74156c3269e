import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ApiError, isWorthAnotherTry } from '#web/shared/api/client.ts'
import { useEmailClient } from '#web/shared/api/email-client.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { useAction } from '#web/shared/forms/use-action.ts'

export type EmailLink =
  | { state: 'checking' }
  | { state: 'ready'; newEmail: string; storeName: string | null; isBusy: boolean; confirm: () => void }
  | { state: 'done'; answer: string; isStore: boolean }
  | { state: 'used' | 'dead'; reason: string }
  | { state: 'notReached'; reason: string; tryAgain: () => void }

/** What became of the link of a mail. Opening the page changes nothing, because mail scanners follow links. */
export function useEmailLink(token: string): EmailLink {
  const { emailChange } = useEmailClient(useRouter().options.context.send)
  const queryClient = useQueryClient()
  const link = useQuery({
    queryKey: ['email-link', token],
    queryFn: () => emailChange.link({ token }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: isWorthAnotherTry,
  })
  const confirming = useAction({
    mutationFn: () => emailChange.confirm({ token }),
    // Who is signed in, and with which address, is asked for again.
    onSuccess: () =>
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'email-link' }),
  })
  const error = confirming.error ?? link.error
  if (confirming.data)
    return { state: 'done', answer: confirming.data.message, isStore: link.data?.storeName != null }
  if (error instanceof ApiError && error.status < 500 && error.status !== 429)
    return { state: error.code === 'used-link' ? 'used' : 'dead', reason: error.message }
  if (error) {
    const { sentence, advice } = failureInWords(error)
    const tryAgain = () => (confirming.error ? void confirming.start() : void link.refetch())
    return { state: 'notReached', reason: advice ?? sentence, tryAgain }
  }
  if (!link.data) return { state: 'checking' }
  return { state: 'ready', ...link.data, isBusy: confirming.isBusy, confirm: () => void confirming.start() }
}
