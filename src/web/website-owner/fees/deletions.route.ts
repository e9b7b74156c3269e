import { lazyRouteComponent } from '@tanstack/react-router'
import { pageSearch } from '#web/shared/address/address-values.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./deletions-screen.tsx')

export const deletionsRoute = {
  path: '/fees/deletions',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'DeletionsScreen'),
  validateSearch: pageSearch,
} as const
