import { lazyRouteComponent } from '@tanstack/react-router'
import { choiceIn, pageIn } from '#web/shared/address/address-values.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'
import type { MailsSearch } from './mail-tab.ts'

const screen = () => import('./mails-screen.tsx')

export const mailsRoute = {
  path: '/mails',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'MailsScreen'),
  validateSearch: (query: Record<string, unknown>): MailsSearch => ({
    tab: choiceIn(query.tab, ['delivered']),
    page: pageIn(query.page),
  }),
} as const
