import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { TodayService } from './today.service.ts'

export function todayRoutes(mount: Mount, overview: TodayService) {
  mount(api.ownerToday.today, () => overview.today())
}
