import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Holiday } from '#contract/website-owner/holidays.ts'
import { type OwnerClient, ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'

const holidays = ofOwner('holidays')

export type WrittenHoliday = Omit<Holiday, '_id'>

export const holidaysQuery = ({ ownerHolidays }: OwnerClient, year: number | undefined) =>
  queryOptions({
    queryKey: [...holidays, year],
    queryFn: () => ownerHolidays.holidays(year === undefined ? {} : { year }),
    // Two owners may work at once, so data is refetched on every visit.
    staleTime: 0,
  })

/** Changes to the table; it is refetched after a success and after a conflict. */
export function useHolidayActions() {
  const { ownerHolidays } = useOwnerClient()
  const queryClient = useQueryClient()

  async function followed<Answer>(sent: Promise<Answer>): Promise<Answer> {
    try {
      return await sent
    } finally {
      void queryClient.invalidateQueries({ queryKey: holidays })
      void queryClient.invalidateQueries({ queryKey: ofOwner('advertising-start') })
    }
  }

  return {
    add: (written: WrittenHoliday) => followed(ownerHolidays.add(written)),
    change: ({ _id, ...seen }: Holiday, written: WrittenHoliday) =>
      followed(ownerHolidays.change({ holidayId: _id, ...written, seen })),
    remove: ({ _id, ...seen }: Holiday) => followed(ownerHolidays.remove({ holidayId: _id, seen })),
  }
}
