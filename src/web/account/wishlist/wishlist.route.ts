import { lazyRouteComponent } from '@tanstack/react-router'
import { pageIn } from '#web/shared/address/address-values.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { type WishlistAddress, wishlistPath } from './wishlist-address.ts'

const screen = () => import('./wishlist.tsx')

/** Only the browser knows the session, so the server renders the page without a wishlist. */
export const wishlistRoute = {
  path: wishlistPath,
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'WishlistPage'),
  validateSearch: (query: Record<string, unknown>): WishlistAddress => ({
    tab: query.tab === 'stores' ? 'stores' : undefined,
    page: pageIn(query.page),
  }),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).wishlistHead(match.context.page.origin),
} as const
