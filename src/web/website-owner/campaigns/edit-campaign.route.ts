import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./campaign-screens.tsx')

export const editCampaignRoute = viewRoute('/campaigns/$campaignId', screen, 'EditCampaignScreen')
