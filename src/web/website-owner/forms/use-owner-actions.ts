import { useQueryClient } from '@tanstack/react-query'
import type { Message } from '#contract/shapes/message.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** What happens after an action on content. */
export function useOwnerActions() {
  const queryClient = useQueryClient()
  /** A decision may affect any cached data, public pages included. */
  const reload = () => queryClient.invalidateQueries()
  return {
    /** Shows a toast; resolves when the visible data is refetched. */
    async done({ message }: Message): Promise<void> {
      void toast.success(message)
      await reload()
    },
    /** Whether somebody else has decided first, which is shown as a toast; every conflict reloads the data. */
    wasDecided(error: unknown): boolean {
      if (!(error instanceof ApiError && error.status === 409)) return false
      void reload()
      if (error.code !== 'decided-meanwhile') return false
      void toast.error(error.message)
      return true
    },
  }
}
