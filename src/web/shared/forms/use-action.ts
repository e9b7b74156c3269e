import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

type ActionOptions<Result, Input> = Omit<UseMutationOptions<Result, Error, Input>, 'mutationKey'>

/** A mutation that a press starts: offline it fails at once instead of waiting, and it never runs twice at a time. */
export function useAction<Result, Input = void>(options: ActionOptions<Result, Input>) {
  const queryClient = useQueryClient()
  const mutationKey = ['action', useId()]
  const { mutateAsync, isPending, isSuccess, data, error, reset } = useMutation({
    networkMode: 'always',
    // Passwords do not stay in memory once their form is gone.
    gcTime: 0,
    ...options,
    mutationKey,
  })

  /** Resolves when it has ended; a failure is `onError`'s. */
  async function start(input: Input): Promise<void> {
    // `isPending` is rendered a moment later: until then a second press would get through.
    if (queryClient.isMutating({ mutationKey }) > 0) return
    await mutateAsync(input).catch(() => undefined)
  }
  return { start, isBusy: isPending, isDone: isSuccess, data, error, reset }
}
