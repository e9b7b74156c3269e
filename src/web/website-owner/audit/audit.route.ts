import { longest } from '#domain/limits.ts'
import { pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./audit-screen.tsx')

export interface AuditSearch {
  words?: string | undefined
  /** The first and the last day. */
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

export const auditRoute = {
  ...viewRoute('/audit', screen, 'AuditScreen'),
  validateSearch: (query: Record<string, unknown>): AuditSearch => ({
    words: wordsIn(query.words, longest.search),
    from: wordsIn(query.from),
    to: wordsIn(query.to),
    page: pageIn(query.page),
  }),
} as const
