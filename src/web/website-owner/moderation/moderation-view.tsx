import { useQuery } from '@tanstack/react-query'
import { ownerModeration as texts } from '#texts/website-owner/moderation.ts'
import { Tabs } from '#web/ui/lists/tabs.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { DecisionHistory } from './decision-history.tsx'
import { HeldQueue } from './held-queue.tsx'
import { linkToTab } from './moderation-links.ts'
import { heldRatingsQuery, raisedPricesQuery, reportsQuery, reviewPhotosQuery } from './moderation-queries.ts'
import { type ModerationTab, moderationTabs } from './moderation-tab.ts'
import { PhotoQueue } from './photo-queue.tsx'
import { PriceQueue } from './price-queue.tsx'
import { ReportQueue } from './report-queue.tsx'

const views = {
  reports: ReportQueue,
  held: HeldQueue,
  photos: PhotoQueue,
  prices: PriceQueue,
  history: DecisionHistory,
}

interface ModerationViewProps {
  tab: ModerationTab
  page: number
}

export function ModerationView({ tab, page }: ModerationViewProps) {
  const client = useOwnerClient()
  const waiting: Partial<Record<ModerationTab, number | undefined>> = {
    reports: useQuery(reportsQuery(client, 1)).data?.total,
    held: useQuery(heldRatingsQuery(client, 1)).data?.total,
    photos: useQuery(reviewPhotosQuery(client, 1)).data?.total,
    prices: useQuery(raisedPricesQuery(client, 1)).data?.total,
  }
  const View = views[tab]
  return (
    <Tabs
      label={texts.tabs}
      chosen={tab}
      tabs={moderationTabs.map((id) => {
        const number = waiting[id]
        const name = texts.tab[id]
        return { id, label: number ? texts.withCount(name, number) : name, link: linkToTab(id) }
      })}
    >
      <View page={page} />
    </Tabs>
  )
}
