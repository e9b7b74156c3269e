import type { RenderedPage } from '#web/app/entry-server.tsx'
import type { Send } from '#web/shared/api/client.ts'
import type { Ask, PageRequest, WholePage } from './page-renderer.ts'

type RenderPage = typeof import('#web/app/entry-server.tsx').renderPage

interface Completion {
  /** Adds scripts, styles and fonts to the head. */
  complete(page: RenderedPage): Promise<string>
  policy(html: string): string
}

/** Renders a page with its calls, and completes it. */
export async function wholePage(
  renderPage: RenderPage,
  { address, origin, now }: PageRequest,
  ask: Ask,
  { complete, policy }: Completion,
): Promise<WholePage> {
  let isComplete = true
  const send: Send = async ({ url }) => {
    const { status, json, isCached } = await ask(url)
    if (!isCached) isComplete = false
    return { status, body: JSON.parse(json) }
  }
  const rendered = await renderPage(origin + address, send, now)
  const { status, location, readsClock } = rendered
  // What is missing is loaded by the program.
  const waitsForUse = rendered.waitsForUse && status === 200 && isComplete
  const html = location ? '' : await complete({ ...rendered, waitsForUse })
  return { status, location, readsClock, html: new TextEncoder().encode(html), policy: policy(html) }
}
