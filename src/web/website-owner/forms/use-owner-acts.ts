import { useQueryClient } from '@tanstack/react-query'
import type { Message } from '#contract/shapes/message.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** What follows when the website owner does something about content. */
export function useOwnerActs() {
  const queryClient = useQueryClient()
  /** A decision may touch whatever was fetched, public pages too. */
  const reload = () => queryClient.invalidateQueries()
  return {
    /** Says what was done; over when everything in sight is up to date. */
    async done({ message }: Message): Promise<void> {
      void toast.success(message)
      await reload()
    },
    /** Whether somebody else was faster, which is said here; whatever a conflict is about is fetched anew. */
    wasDecided(error: unknown): boolean {
      if (!(error instanceof ApiError && error.status === 409)) return false
      void reload()
      if (error.code !== 'decided-meanwhile') return false
      void toast.error(error.message)
      return true
    },
  }
}
