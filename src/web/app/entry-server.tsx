import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { publicApi } from '#contract/index.ts'
import { isPastTheEnd } from '#domain/pagination.ts'
import { createClient, type Send } from '#web/shared/api/client.ts'
import { lateParts } from '#web/shared/page/late.tsx'
import type { Page } from './root.tsx'
import { createAppRouter } from './router.tsx'

export interface RenderedPage {
  status: number
  html: string
  /** The address of a redirect. */
  location: string | undefined
  /** The modules of the page, which the browser is told to fetch at once. */
  modules: string[]
  /** Until when it is right by the clock, in milliseconds since 1970; Infinity when it shows nothing of the time. */
  rightUntil: number
  /** The page can be read without its program, which then starts when somebody uses the page. */
  waitsForUse: boolean
}

/** A page as complete HTML, the same for every visitor. Its own inline scripts have the mark as their nonce. */
export async function renderPage(url: string, ask: Send, now: Date, mark?: string): Promise<RenderedPage> {
  let isPage = true
  const send: Send = async (call) => {
    const answer = await ask(call)
    if (isPastTheEnd(answer.body)) isPage = false
    return answer
  }
  const client = createClient<typeof publicApi>(publicApi, send)
  const modules: string[] = []
  const { page, rightUntil } = watchedPage(now, new URL(url).origin, mark)
  let isReadable = false
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => {
      const router = createAppRouter({ client, send, page })
      if (mark) router.options.ssr = { nonce: mark }
      return router
    },
  })
  const response = await handle(async ({ router, responseHeaders }) => {
    for (const { staticData } of router.state.matches) {
      if (staticData?.module) modules.push(staticData.module)
      isReadable ||= staticData?.waitsForUse ?? false
    }
    await Promise.all(lateParts)
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
  })
  return {
    // It shows the way to the first page, but search engines must not index it.
    status: response.status === 200 && !isPage ? 404 : response.status,
    html: await response.text(),
    location: response.headers.get('location') ?? undefined,
    modules,
    rightUntil: rightUntil(),
    // Reviews with rare stars are loaded by the browser.
    waitsForUse: isReadable && !new URL(url).searchParams.has('stars'),
  }
}

/** Notes the first moment at which one of its components shows something else. */
function watchedPage(now: Date, origin: string, mark?: string) {
  const page: Page = { origin, instant: now.getTime() }
  let soonest = Number.POSITIVE_INFINITY
  // Not enumerable, so that they are not sent to the browser with the page.
  Object.defineProperties(page, {
    mark: { value: mark },
    onRightUntil: {
      value: (moment: number) => {
        // What has passed does not change again.
        if (moment > page.instant) soonest = Math.min(soonest, moment)
      },
    },
  })
  return { page, rightUntil: () => soonest }
}
