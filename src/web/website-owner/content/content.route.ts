import { foundKinds } from '#domain/found-content.ts'
import { longest } from '#domain/limits.ts'
import { choiceIn, idIn, pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import type { ContentSearch } from './content-search-params.ts'

const screen = () => import('./content-screen.tsx')

export const ownerContentRoute = {
  ...viewRoute('/content', screen, 'ContentScreen'),
  validateSearch: (query: Record<string, unknown>): ContentSearch => ({
    search: wordsIn(query.search, longest.search),
    kind: choiceIn(query.kind, foundKinds),
    person: idIn(query.person),
    page: pageIn(query.page),
  }),
} as const
