import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./unsubscribe.tsx')

export const unsubscribeRoute = {
  path: '/unsubscribe/$token',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'UnsubscribePage'),
  head: async () => (await screen()).unsubscribeHead(),
} as const
