import { lazyRouteComponent } from '@tanstack/react-router'
import { pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./audit-screen.tsx')

export interface AuditSearch {
  words?: string | undefined
  /** The first and the last day. */
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

export const auditRoute = {
  path: '/audit',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'AuditScreen'),
  validateSearch: (query: Record<string, unknown>): AuditSearch => ({
    words: wordsIn(query.words, 200),
    from: wordsIn(query.from),
    to: wordsIn(query.to),
    page: pageIn(query.page),
  }),
} as const
