import { api } from '#contract/index.ts'
import type { Mount } from '#server/http/mount.ts'
import type { OwnerTodayService } from './owner-today.service.ts'

export function ownerTodayRoutes(mount: Mount, overview: OwnerTodayService) {
  mount(api.ownerToday.today, () => overview.today())
}
