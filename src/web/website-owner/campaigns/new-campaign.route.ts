import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./campaign-screens.tsx')

export const newCampaignRoute = viewRoute('/campaigns/new', screen, 'NewCampaignScreen')
