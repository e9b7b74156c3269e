import { parentPort, workerData } from 'node:worker_threads'
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts'
import { renderInThread } from '#server/platform/pages/render-in-thread.ts'

/** Where the stuck page waits, without giving way to anything else in its thread. */
const { gate }: { gate: Int32Array } = workerData

const page = (text: string) => ({
  status: 200,
  html: new TextEncoder().encode(text),
  policy: "default-src 'self'",
  location: undefined,
  rightUntil: Infinity,
  fieldsRead: {},
})

/** Pages that misbehave as their addresses say. */
const renderer: PageRenderer = {
  isDevelopment: false,
  async render({ address }, ask) {
    if (address === '/ends') process.exit(3)
    if (address === '/throws') throw new Error('Nothing to show.')
    if (address === '/stuck') Atomics.wait(gate, 0, 0)
    if (address === '/stuck') return page('free again')
    const { status, json } = await ask('/api/thing')
    return page(`${address} shows ${status} ${json}`)
  },
  close: async () => {},
}

if (parentPort) renderInThread(parentPort, renderer)
