import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { BannersService } from './banners.service.ts'

export function bannersRoutes(mount: Mount, banners: BannersService) {
  const calls = api.ownerBanners
  mount(calls.list, ({ query }) => banners.list(query))
  mount(calls.one, ({ params }) => banners.one(params.bannerId))
  mount(calls.add, ({ caller, body }) => banners.add(caller, body))
  mount(calls.order, ({ caller, body }) => banners.order(caller, body))
  mount(calls.change, ({ caller, params, body }) => banners.change(caller, params.bannerId, body))
  mount(calls.remove, ({ caller, params, query }) => banners.remove(caller, params.bannerId, query.version))
}
