import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./insights-screen.tsx')

/** The screen knows which periods there are. */
export const insightsRoute = {
  ...viewRoute('/insights', screen, 'InsightsScreen'),
  validateSearch: ({ period }: Record<string, unknown>): { period?: number | undefined } => ({
    period: Number(period) || undefined,
  }),
} as const
