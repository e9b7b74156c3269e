import { lazyRouteComponent } from '@tanstack/react-router'
import { choiceIn } from '#web/shared/address/address-values.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./categories-screen.tsx')

export const categoriesRoute = {
  path: '/categories',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'CategoriesScreen'),
  validateSearch: (query: Record<string, unknown>): { tree?: 'store' | undefined } => ({
    tree: choiceIn(query.tree, ['store']),
  }),
} as const
