import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { languages } from '#domain/language.ts'
import { language } from '#texts/shared/language.ts'
import { parseQuery, writeQuery } from '#web/shared/address/address-query.ts'
import { isWorthAnotherTry } from '#web/shared/api/client.ts'
import { FailurePage } from '#web/shared/page/failure-page.tsx'
import type { Page, RouterContext } from './root.tsx'
import { routeTree } from './routes.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's module, so that the server can tell the browser to fetch it at once. */
    module?: string
    /** The page can be read without its program, which then starts when somebody uses the page. */
    waitsForUse?: boolean
    /** The page is rendered without the site's header and footer. */
    hasOwnFrame?: boolean
  }
  interface Register {
    router: AppRouter
  }
}

/** What the server sends along with a page; the calls are added by the integration of queries. */
interface Sent {
  page: Page
  query?: { initial?: { state: { dataUpdatedAt: number } }[] }
}

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
    // Strict search params give every page one address for the same content.
    search: { strict: true },
    caseSensitive: true,
    // A page that was not found looks the same everywhere, also in the console and the dashboard.
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailurePage,
    scrollRestoration: true,
    dehydrate: (): Sent => ({ page }),
    hydrate: (sent: Sent) => {
      Object.assign(page, sent.page)
      if (isFromServer()) countAsNew(sent)
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

/** Not kept for use offline, and not shown again by the browser, which may do so after Back without asking the server. */
function isFromServer(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !document.documentElement.dataset.keptAt && visit?.type !== 'back_forward'
}

/** The server sends a page for as long as it is right, so its data are as new as the visit, however long ago it was rendered. */
function countAsNew({ query }: Sent): void {
  for (const { state } of query?.initial ?? [])
    state.dataUpdatedAt = Math.max(state.dataUpdatedAt, performance.timeOrigin)
}
