import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { InsightsService } from './insights.service.ts'

export function insightsRoutes(mount: Mount, insights: InsightsService) {
  mount(api.storeOwner.insights, ({ caller, query }) => insights.of(caller, query.period))
}
