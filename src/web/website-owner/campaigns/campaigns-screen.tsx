import { getRouteApi } from '@tanstack/react-router'
import { CampaignsList } from './campaigns-list.tsx'

const route = getRouteApi('/owner/campaigns')

export function CampaignsScreen() {
  const { page = 1 } = route.useSearch()
  return <CampaignsList page={page} />
}
