import { lazyRouteComponent } from '@tanstack/react-router'
import { choiceIn, pageIn } from '#web/shared/address/address-values.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { laterTabs, type ModerationSearch } from './moderation-tab.ts'

const screen = () => import('./moderation-screen.tsx')

export const moderationRoute = {
  path: '/moderation',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'ModerationScreen'),
  validateSearch: (query: Record<string, unknown>): ModerationSearch => ({
    tab: choiceIn(query.tab, laterTabs),
    page: pageIn(query.page),
  }),
} as const
