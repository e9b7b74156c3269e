import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./settings.tsx')

export const settingsRoute = {
  path: '/settings',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'SettingsPage'),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).settingsHead(match.context.page.origin),
} as const
