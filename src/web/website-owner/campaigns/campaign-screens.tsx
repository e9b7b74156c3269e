import { getRouteApi } from '@tanstack/react-router'
import { EditCampaign } from './edit-campaign.tsx'
import { NewCampaign } from './new-campaign.tsx'

const route = getRouteApi('/owner/campaigns/$campaignId')

export const NewCampaignScreen = NewCampaign

export function EditCampaignScreen() {
  const { campaignId } = route.useParams()
  return <EditCampaign key={campaignId} id={campaignId} />
}
