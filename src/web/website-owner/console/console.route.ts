import { lazyRouteComponent } from '@tanstack/react-router'

const screen = () => import('./console.tsx')

/** The whole console under one address: its screens, and the way between them, travel with it alone. */
export const ownerRoute = {
  path: '/owner/{-$section}/{-$item}/{-$part}',
  staticData: { module: 'src/web/website-owner/console/console.tsx', hasOwnFrame: true },
  component: lazyRouteComponent(screen, 'OwnerPage'),
  // Each screen knows its own questions.
  validateSearch: (query: Record<string, unknown>): Record<string, unknown> => query,
  head: async () => (await screen()).ownerHead(),
} as const
