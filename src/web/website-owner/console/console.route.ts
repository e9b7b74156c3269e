import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./console.tsx')

/** The whole console under one address: its screens, and the way between them, travel with it alone. */
export const ownerRoute = {
  path: '/owner/{-$section}/{-$item}/{-$part}',
  staticData: { ...screenModule(screen), hasOwnFrame: true },
  component: lazyRouteComponent(screen, 'OwnerPage'),
  // Each screen knows its own questions.
  validateSearch: (query: Record<string, unknown>): Record<string, unknown> => query,
  head: async () => (await screen()).ownerHead(),
} as const
