import { longest } from '#domain/limits.ts'
import { choiceIn, pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import type { ClosedLedgerSearch } from './fees-search-params.ts'

const screen = () => import('./closed-ledger-screen.tsx')

export const closedLedgerRoute = {
  ...viewRoute('/fees/deleted', screen, 'ClosedLedgerScreen'),
  validateSearch: (query: Record<string, unknown>): ClosedLedgerSearch => ({
    search: wordsIn(query.search, longest.search),
    show: choiceIn(query.show, ['refunds']),
    page: pageIn(query.page),
  }),
} as const
