import { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { languages } from '#domain/language.ts'
import { common } from '#texts/shared/common.ts'
import { language } from '#texts/shared/language.ts'
import { displayRequestRoute } from '#web/account/application/display-request.route.ts'
import { forgotPasswordRoute } from '#web/account/forgot-password/forgot-password.route.ts'
import { loginRoute } from '#web/account/login/login.route.ts'
import { resetPasswordRoute } from '#web/account/reset-password/reset-password.route.ts'
import { settingsRoute } from '#web/account/settings/settings.route.ts'
import { signupRoute } from '#web/account/signup/signup.route.ts'
import { verifyEmailRoute } from '#web/account/verify-email/verify-email.route.ts'
import { wishlistRoute } from '#web/account/wishlist/wishlist.route.ts'
import { categoryRoute } from '#web/public/category/category.route.ts'
import { contactRoute } from '#web/public/contact/contact.route.ts'
import { homeRoute } from '#web/public/home/home.route.ts'
import { aboutRoute } from '#web/public/information/about.route.ts'
import { becomeAdminRoute } from '#web/public/information/become-admin.route.ts'
import { privacyPolicyRoute } from '#web/public/information/privacy-policy.route.ts'
import { termsRoute } from '#web/public/information/terms.route.ts'
import { listingRoute } from '#web/public/listing/listing.route.ts'
import { offlineRoute } from '#web/public/offline/offline.route.ts'
import { productRoute } from '#web/public/product/product.route.ts'
import { searchRoute } from '#web/public/search/search.route.ts'
import { storeRoute } from '#web/public/store/store.route.ts'
import { storesRoute } from '#web/public/stores/stores.route.ts'
import { parseQuery, writeQuery } from '#web/shared/address/address-query.ts'
import { type Client, isWorthAnotherTry, type Send } from '#web/shared/api/client.ts'
import { NotFoundPage, notFoundTitle } from '#web/shared/page/not-found.tsx'
import { dashboardRoute } from '#web/store-owner/dashboard/dashboard.route.ts'
import { adminLoginRoute } from '#web/store-owner/login/admin-login.route.ts'
import { adminSignupRoute } from '#web/store-owner/registration/admin-signup.route.ts'
import { ownerRoute } from '#web/website-owner/console/console.route.ts'
import { Document } from './document.tsx'
import { FailurePage } from './failure.tsx'

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

/** The site map: path → page and what it loads. */
const routeTree = root.addChildren([
  // Anyone
  createRoute({ getParentRoute: () => root, ...homeRoute('/') }),
  createRoute({ getParentRoute: () => root, ...homeRoute('/homepage') }),
  createRoute({ getParentRoute: () => root, ...listingRoute('hotDeals') }),
  createRoute({ getParentRoute: () => root, ...listingRoute('newArrivals') }),
  createRoute({ getParentRoute: () => root, ...listingRoute('featuredProducts') }),
  createRoute({ getParentRoute: () => root, ...listingRoute('bestRatedProducts') }),
  createRoute({ getParentRoute: () => root, ...listingRoute('bestRatedStores') }),
  createRoute({ getParentRoute: () => root, ...categoryRoute }),
  createRoute({ getParentRoute: () => root, ...storesRoute }),
  createRoute({ getParentRoute: () => root, ...searchRoute }),
  createRoute({ getParentRoute: () => root, ...productRoute }),
  createRoute({ getParentRoute: () => root, ...storeRoute }),
  createRoute({ getParentRoute: () => root, ...privacyPolicyRoute }),
  createRoute({ getParentRoute: () => root, ...termsRoute }),
  createRoute({ getParentRoute: () => root, ...aboutRoute }),
  createRoute({ getParentRoute: () => root, ...contactRoute }),
  createRoute({ getParentRoute: () => root, ...becomeAdminRoute }),
  createRoute({ getParentRoute: () => root, ...offlineRoute }),
  // People with an account
  createRoute({ getParentRoute: () => root, ...signupRoute }),
  createRoute({ getParentRoute: () => root, ...loginRoute }),
  createRoute({ getParentRoute: () => root, ...verifyEmailRoute }),
  createRoute({ getParentRoute: () => root, ...forgotPasswordRoute }),
  createRoute({ getParentRoute: () => root, ...resetPasswordRoute }),
  createRoute({ getParentRoute: () => root, ...settingsRoute }),
  createRoute({ getParentRoute: () => root, ...wishlistRoute }),
  createRoute({ getParentRoute: () => root, ...displayRequestRoute }),
  // Store owners
  createRoute({ getParentRoute: () => root, ...adminSignupRoute }),
  createRoute({ getParentRoute: () => root, ...adminLoginRoute }),
  createRoute({ getParentRoute: () => root, ...dashboardRoute }),
  // The website owner
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
