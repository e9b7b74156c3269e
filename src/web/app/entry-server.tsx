import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { publicApi } from '#contract/index.ts'
import { createClient, type Send } from '#web/shared/api/client.ts'
import { createAppRouter } from './router.tsx'

export interface RenderedPage {
  status: number
  html: string
  /** The address of a redirect. */
  location: string | undefined
  /** The modules of the page, which the browser is told to fetch at once. */
  modules: string[]
}

/** A page as complete HTML, the same for every visitor. */
export async function renderPage(url: string, send: Send, now: Date): Promise<RenderedPage> {
  const client = createClient<typeof publicApi>(publicApi, send)
  const modules: string[] = []
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () =>
      createAppRouter({ client, send, page: { instant: now.getTime(), origin: new URL(url).origin } }),
  })
  const response = await handle(({ router, responseHeaders }) => {
    for (const { staticData } of router.state.matches) if (staticData?.module) modules.push(staticData.module)
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
  })
  return {
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location') ?? undefined,
    modules,
  }
}
