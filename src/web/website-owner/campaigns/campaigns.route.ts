import { pageIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./campaigns-screen.tsx')

export const campaignsRoute = {
  ...viewRoute('/campaigns', screen, 'CampaignsScreen'),
  validateSearch: (query: Record<string, unknown>): { page?: number | undefined } => ({
    page: pageIn(query.page),
  }),
} as const
