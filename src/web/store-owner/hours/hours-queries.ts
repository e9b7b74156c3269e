import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { SpecialDay } from '#contract/shapes/opening-hours.ts'
import { type StoreClient, useStoreClient } from '#web/shared/api/store-client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { ownProfileQuery, ownStore, storeChanged } from '#web/store-owner/own-store.ts'
import { toast } from '#web/ui/overlays/toast.ts'

export const upcomingHolidaysQuery = ({ storeOwner }: StoreClient) =>
  queryOptions({
    queryKey: ownStore('holidays'),
    queryFn: async () => (await storeOwner.upcomingHolidays({})).holidays,
  })

/** What a store says about one date. */
export type SaidOfDay = Pick<SpecialDay, 'day' | 'hours' | 'spans' | 'note'>

/** The calls that change the hours; each resolves when the profile shows the change. */
export function useHoursCalls() {
  const storeClient = useStoreClient()
  const { storeOwner } = storeClient
  const client = useClient()
  const queryClient = useQueryClient()
  async function shown({ message }: { message: string }) {
    storeChanged(queryClient, client)
    await queryClient.refetchQueries({ queryKey: ownProfileQuery(storeClient).queryKey })
    return message
  }
  return {
    set: async ({ day, hours, spans, note }: SaidOfDay) =>
      shown(await storeOwner.setSpecialDay({ day, hours, spans, note })),
    remove: async (day: string) => shown(await storeOwner.removeSpecialDay({ day })),
    confirm: async () => shown(await storeOwner.confirmHours({})),
  }
}

/** One of these calls, started by a press; a toast says how it ended. */
export function useHoursAction<Input = void>(call: (input: Input) => Promise<string>) {
  return useAction<void, Input>({
    mutationFn: async (input) => void toast.success(await call(input)),
    onError: (error) => void toast.error(failureInWords(error).sentence),
  })
}
