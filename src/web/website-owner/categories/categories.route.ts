import { choiceIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./categories-screen.tsx')

export const categoriesRoute = {
  ...viewRoute('/categories', screen, 'CategoriesScreen'),
  validateSearch: (query: Record<string, unknown>): { tree?: 'store' | undefined } => ({
    tree: choiceIn(query.tree, ['store']),
  }),
} as const
