import { longest } from '#domain/limits.ts'
import { pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import type { AuditSearchParams } from './audit-search-params.ts'

const screen = () => import('./audit-screen.tsx')

export const auditRoute = {
  ...viewRoute('/audit', screen, 'AuditScreen'),
  validateSearch: (query: Record<string, unknown>): AuditSearchParams => ({
    words: wordsIn(query.words, longest.search),
    from: wordsIn(query.from),
    to: wordsIn(query.to),
    page: pageIn(query.page),
  }),
} as const
