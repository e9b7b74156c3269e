import { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { languages } from '#domain/language.ts'
import { common } from '#texts/shared/common.ts'
import { language } from '#texts/shared/language.ts'
import { parseQuery, writeQuery } from '#web/shared/address/address-query.ts'
import { type Client, isWorthAnotherTry, type Send } from '#web/shared/api/client.ts'
import { Document } from './document.tsx'
import { loadHome } from '#web/public/home/home-queries.ts'
import { adminLoginRoute } from '#web/store-owner/login/admin-login.route.ts'
import { adminSignupRoute } from '#web/store-owner/registration/admin-signup.route.ts'
import { categoryRoute } from '#web/public/category/category.route.ts'
import { dashboardRoute } from '#web/store-owner/dashboard/dashboard.route.ts'
import { FailurePage } from './failure.tsx'
import { forgotPasswordRoute } from '#web/account/forgot-password/forgot-password.route.ts'
import { homeHead } from '#web/public/home/home-head.ts'
import { HomePageSkeleton } from '#web/public/home/home-skeleton.tsx'
import { informationRoute } from '#web/public/information/information.route.ts'
import { listingRoute } from '#web/public/listing/listing.route.ts'
import { loginRoute } from '#web/account/login/login.route.ts'
import { NotFoundPage, notFoundTitle } from '#web/shared/page/not-found.tsx'
import { offlineRoute } from '#web/public/offline/offline.route.ts'
import { ownerRoute } from '#web/website-owner/console/console.route.ts'
import { productRoute } from '#web/public/product/product.route.ts'
import { resetPasswordRoute } from '#web/account/reset-password/reset-password.route.ts'
import { searchRoute } from '#web/public/search/search.route.ts'
import { settingsRoute } from '#web/account/settings/settings.route.ts'
import { signupRoute } from '#web/account/signup/signup.route.ts'
import { storeRoute } from '#web/public/store/store.route.ts'
import { storesRoute } from '#web/public/stores/stores.route.ts'
import { verifyEmailRoute } from '#web/account/verify-email/verify-email.route.ts'
import { wishlistRoute } from '#web/account/wishlist/wishlist.route.ts'

export interface RouterContext {
  client: Client
  /** Carries the calls of areas that come with their own screens. */
  send: Send
  queryClient: QueryClient
  page: Page
}

/** What the server knew when it rendered: the first render in the browser must show the same. */
export interface Page {
  instant: number
  /** Where visitors reach us, for canonical addresses and link previews. */
  origin: string
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's own module, so that the server can tell the browser to fetch it at once. */
    module?: string
    /** Drawn without the site's header and footer. */
    hasOwnFrame?: boolean
  }
  interface Register {
    router: AppRouter
  }
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Document,
  notFoundComponent: NotFoundPage,
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      // Every page has a title of its own; this one stands where there is no page.
      { title: match._notFound ? notFoundTitle : common.siteName },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/icons/app-192.png', type: 'image/png', sizes: '192x192' },
      { rel: 'apple-touch-icon', href: '/icons/app-180.png' },
      { rel: 'manifest', href: `/manifest-${language}.webmanifest` },
    ],
  }),
})

/** After this long without an answer a page shows its boxes. */
const pendingMs = 250

const home = {
  getParentRoute: () => root,
  staticData: { module: 'src/web/public/home/home-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/public/home/home-screen.tsx'), 'HomeScreen'),
  pendingComponent: HomePageSkeleton,
  pendingMs,
  loader: ({ context }: { context: RouterContext }) => loadHome(context),
  head: ({ match }: { match: { context: RouterContext } }) => homeHead(match.context.page.origin),
} as const

const listings = () => import('#web/public/listing/listing.tsx')
const information = [
  'privacy-policy',
  'terms',
  'about',
  'contact',
  'become-admin',
  'display-request',
] as const

/** The site map: path → page and what it loads. */
const routeTree = root.addChildren([
  createRoute({ ...home, path: '/' }),
  createRoute({ ...home, path: '/homepage' }),
  createRoute({
    getParentRoute: () => root,
    ...listingRoute('hotDeals'),
    component: lazyRouteComponent(listings, 'HotDealsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    ...listingRoute('newArrivals'),
    component: lazyRouteComponent(listings, 'NewArrivalsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    ...listingRoute('featuredProducts'),
    component: lazyRouteComponent(listings, 'FeaturedProductsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    ...listingRoute('bestRatedProducts'),
    component: lazyRouteComponent(listings, 'BestRatedProductsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    ...listingRoute('bestRatedStores'),
    component: lazyRouteComponent(listings, 'BestRatedStoresPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    ...categoryRoute,
    component: lazyRouteComponent(() => import('#web/public/category/category.tsx'), 'CategoryPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    ...storesRoute,
    component: lazyRouteComponent(() => import('#web/public/stores/stores.tsx'), 'StoresPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    ...searchRoute,
    component: lazyRouteComponent(() => import('#web/public/search/search.tsx'), 'SearchPage'),
  }),
  createRoute({ getParentRoute: () => root, ...productRoute }),
  createRoute({ getParentRoute: () => root, ...storeRoute }),
  createRoute({ getParentRoute: () => root, ...signupRoute }),
  createRoute({ getParentRoute: () => root, ...loginRoute }),
  createRoute({ getParentRoute: () => root, ...verifyEmailRoute }),
  createRoute({ getParentRoute: () => root, ...forgotPasswordRoute }),
  createRoute({ getParentRoute: () => root, ...resetPasswordRoute }),
  createRoute({ getParentRoute: () => root, ...settingsRoute }),
  createRoute({ getParentRoute: () => root, ...wishlistRoute }),
  createRoute({ getParentRoute: () => root, ...adminSignupRoute }),
  createRoute({ getParentRoute: () => root, ...adminLoginRoute }),
  createRoute({ getParentRoute: () => root, ...dashboardRoute }),
  ...information.map((name) => createRoute({ getParentRoute: () => root, ...informationRoute(name) })),
  createRoute({ getParentRoute: () => root, ...offlineRoute }),
  createRoute({ getParentRoute: () => root, ...ownerRoute }),
])

export type AppRouter = ReturnType<typeof createAppRouter>

export function createAppRouter({ client, send, page }: Omit<RouterContext, 'queryClient'>) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: isWorthAnotherTry,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
    },
  })
  const router = createRouter({
    routeTree,
    context: { client, send, queryClient, page },
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
    basepath: languages[language].prefix || '/',
    // An address says the same thing in one way only: the page's own parameters, in its own spelling.
    search: { strict: true },
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ({ reset }) => <FailurePage onTryAgain={reset} />,
    scrollRestoration: true,
    dehydrate: () => ({ page }),
    hydrate: (dehydrated: { page: Page }) => {
      Object.assign(page, dehydrated.page)
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}
