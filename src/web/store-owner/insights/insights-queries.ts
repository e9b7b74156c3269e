import { queryOptions } from '@tanstack/react-query'
import type { InsightPeriod } from '#domain/insights.ts'
import type { StoreClient } from '#web/shared/api/store-client.ts'
import { ownStore } from '#web/store-owner/own-store.ts'

/** Often enough for a screen that stays open all day. */
const pollEveryMs = 60_000

export const insightsQuery = ({ storeOwner }: StoreClient, period: InsightPeriod) =>
  queryOptions({
    queryKey: ownStore('insights', period),
    queryFn: () => storeOwner.insights({ period: `${period}` }),
    staleTime: 0,
    refetchInterval: pollEveryMs,
  })
