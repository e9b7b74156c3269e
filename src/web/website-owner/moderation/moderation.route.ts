import { choiceIn, pageIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import { laterTabs, type ModerationSearch } from './moderation-tab.ts'

const screen = () => import('./moderation-screen.tsx')

export const moderationRoute = {
  ...viewRoute('/moderation', screen, 'ModerationScreen'),
  validateSearch: (query: Record<string, unknown>): ModerationSearch => ({
    tab: choiceIn(query.tab, laterTabs),
    page: pageIn(query.page),
  }),
} as const
