import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { CampaignsService } from './campaigns.service.ts'

export function campaignsRoutes(mount: Mount, campaigns: CampaignsService) {
  const calls = api.ownerCampaigns
  mount(calls.list, ({ query }) => campaigns.list(query))
  mount(calls.one, ({ params }) => campaigns.one(params.campaignId))
  mount(calls.add, ({ caller, body }) => campaigns.add(caller, body))
  mount(calls.change, ({ caller, params, body }) => campaigns.change(caller, params.campaignId, body))
  mount(calls.remove, ({ caller, params, query }) =>
    campaigns.remove(caller, params.campaignId, query.version),
  )
}
