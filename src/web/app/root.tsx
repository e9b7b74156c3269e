import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { common } from '#texts/shared/common.ts'
import { language } from '#texts/shared/language.ts'
import type { Client, Send } from '#web/shared/api/client.ts'
import { bannersQuery } from '#web/shared/banners/banners-query.ts'
import { NotFoundPage, notFoundTitle } from '#web/shared/page/not-found.tsx'
import { Document } from './document.tsx'

export interface RouterContext {
  client: Client
  /** Sends the calls of areas that have their own client. */
  send: Send
  queryClient: QueryClient
  page: Page
}

/** What the server knew when it rendered. The first render in the browser must show the same. */
export interface Page {
  instant: number
  /** The public origin of the site, for canonical addresses and link previews. */
  origin: string
  /** On the server alone: the nonce of our own inline scripts while the page is rendered. */
  mark?: string | undefined
}

export const root = createRootRouteWithContext<RouterContext>()({
  component: Document,
  notFoundComponent: () => <NotFoundPage />,
  /** Only the server waits for the banners. The console has none, and a failed request leaves none. */
  loader: ({ context: { client, queryClient }, location }) => {
    if (/^\/owner(\/|$)/.test(location.pathname)) return
    const loaded = queryClient.prefetchQuery(bannersQuery(client))
    if (typeof document === 'undefined') return loaded
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      // Every page has its own title. This one is for addresses without a page.
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
