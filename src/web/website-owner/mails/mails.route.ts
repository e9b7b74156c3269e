import { choiceIn, pageIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import type { MailsSearch } from './mail-tab.ts'

const screen = () => import('./mails-screen.tsx')

export const mailsRoute = {
  ...viewRoute('/mails', screen, 'MailsScreen'),
  validateSearch: (query: Record<string, unknown>): MailsSearch => ({
    tab: choiceIn(query.tab, ['delivered']),
    page: pageIn(query.page),
  }),
} as const
