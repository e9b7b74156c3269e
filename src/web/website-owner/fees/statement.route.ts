import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./statement-screen.tsx')

export const statementRoute = {
  path: '/fees/$storeId/$month',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'StatementScreen'),
} as const
