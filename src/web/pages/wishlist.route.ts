import { lazyRouteComponent } from '@tanstack/react-router'
import { pageIn } from './address-values.ts'
import type { PageContext } from './loading.ts'
import { wishlistPath } from './paths.ts'

const screen = () => import('./wishlist.tsx')

export interface WishlistAddress {
  tab?: 'stores' | undefined
  page?: number | undefined
}

/** Whose wishlist it is only the browser knows: the server sends the page without one. */
export const wishlistRoute = {
  path: wishlistPath,
  staticData: { module: 'src/web/pages/wishlist.tsx' },
  component: lazyRouteComponent(screen, 'WishlistPage'),
  validateSearch: (query: Record<string, unknown>): WishlistAddress => ({
    tab: query.tab === 'stores' ? 'stores' : undefined,
    page: pageIn(query.page),
  }),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).wishlistHead(match.context.page.origin),
} as const
