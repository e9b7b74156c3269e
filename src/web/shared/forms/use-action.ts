import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

type ActionOptions<Result, Input> = Omit<UseMutationOptions<Result, Error, Input>, 'mutationKey'>

/** A mutation started by a press. It fails at once when offline, and it never runs twice at the same time. */
export function useAction<Result, Input = void>(options: ActionOptions<Result, Input>) {
  const queryClient = useQueryClient()
  const mutationKey = ['action', useId()]
  const { mutateAsync, isPending, isSuccess, data, error, reset } = useMutation({
    networkMode: 'always',
    // Passwords must not stay in memory after their form is gone.
    gcTime: 0,
    ...options,
    mutationKey,
  })

  /** Resolves when the action has ended. `onError` handles failures. */
  async function start(input: Input): Promise<void> {
    // `isPending` is rendered a moment later, and until then a second press would get through.
    if (queryClient.isMutating({ mutationKey }) > 0) return
    await mutateAsync(input).catch(() => undefined)
  }
  return { start, isBusy: isPending, isDone: isSuccess, data, error, reset }
}
