import { useQuery } from '@tanstack/react-query'
import { ownerToday as texts } from '#texts/website-owner/today.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'
import { AdvertisingToday } from './advertising-today.tsx'
import { Charts } from './charts.tsx'
import { NewestLists } from './newest-lists.tsx'
import { TodaySkeleton } from './today-skeleton.tsx'
import { WaitingCards } from './waiting-cards.tsx'

/** Often enough for a screen that stays open all day. */
const pollEveryMs = 60_000

/** Open work, newest entries, and charts of the last weeks. */
export function Today() {
  const { ownerToday } = useOwnerClient()
  const { data, isError, refetch } = useQuery({
    queryKey: ofOwner('today'),
    queryFn: () => ownerToday.today({}),
    staleTime: 0,
    refetchInterval: pollEveryMs,
  })
  if (!data) {
    return isError ? (
      <NotLoaded sentence={texts.failed} onTryAgain={() => void refetch()} />
    ) : (
      <TodaySkeleton />
    )
  }
  return (
    <div className="grid gap-8">
      <WaitingCards waiting={data.waiting} />
      <AdvertisingToday advertising={data.advertising} />
      <Charts days={data.days} />
      <NewestLists newest={data.newest} />
    </div>
  )
}
