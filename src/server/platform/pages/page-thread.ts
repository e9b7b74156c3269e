import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { tooBusy } from '../http/admission.ts'
import { type FromThread, inText, type ToThread } from './page-messages.ts'
import type { Ask, PageRenderer, PageRequest, WholePage } from './page-renderer.ts'

interface Page {
  request: PageRequest
  ask: Ask
  resolve(whole: WholePage): void
  reject(error: unknown): void
}

interface PageThreadOptions {
  startWorker(): Worker
  log: { error(details: object, sentence: string): void }
  /** Pages whose calls are under way at once. While one is rendered the others get their answers. */
  mostAtOnce?: number
  /** More are refused, because nobody would wait for them. */
  mostWaiting?: number
  /** A thread that has not rendered a page by then is ended. */
  longestMs?: number
}

/** On one core nothing is gained by more: their data only stays in memory for longer. */
const usualAtOnce = () => Math.min(4, availableParallelism() + 1)

/**
 * Renders pages in a thread of its own, so that no call waits for a render. When the thread ends, the pages under way
 * fail and the next page starts another thread.
 */
export function pageThread(options: PageThreadOptions): PageRenderer {
  const { startWorker, log, mostAtOnce = usualAtOnce(), mostWaiting = 500, longestMs = 30_000 } = options
  const underWay = new Map<number, Page & { deadline: NodeJS.Timeout }>()
  const waiting: Page[] = []
  let worker: Worker | undefined
  let pages = 0
  let whenIdle: (() => void) | undefined

  function start(): Worker {
    const started = startWorker()
    worker = started
    started.on('message', (message: FromThread) => hear(started, message))
    started.on('error', (error) => ended(started, error))
    started.on('exit', (code) => ended(started, new Error(`The page thread ended with ${code}.`)))
    return started
  }

  function ended(which: Worker, error: unknown): void {
    if (which !== worker) return
    worker = undefined
    log.error({ err: error }, 'the page thread ended')
    for (const page of underWay.keys()) finish(page)?.reject(error)
    next()
  }

  function finish(number: number): Page | undefined {
    const page = underWay.get(number)
    clearTimeout(page?.deadline)
    underWay.delete(number)
    return page
  }

  function next(): void {
    while (underWay.size < mostAtOnce) {
      const page = waiting.shift()
      if (!page) break
      const thread = worker ?? start()
      const deadline = setTimeout(() => {
        ended(thread, new Error(`${page.request.address} was not rendered in ${longestMs} ms.`))
        thread.terminate()
      }, longestMs)
      pages += 1
      underWay.set(pages, { ...page, deadline })
      tell(thread, { kind: 'render', page: pages, request: page.request })
    }
    if (underWay.size === 0) whenIdle?.()
  }

  async function hear(thread: Worker, message: FromThread): Promise<void> {
    if (message.kind === 'call') return answer(thread, message)
    const page = finish(message.page)
    if (message.kind === 'rendered') page?.resolve(message.whole)
    else page?.reject(new Error(message.failure))
    next()
  }

  async function answer(thread: Worker, { page, call, url }: Extract<FromThread, { kind: 'call' }>) {
    try {
      const answer = await underWay.get(page)?.ask(url)
      if (answer) tell(thread, { kind: 'answer', call, answer })
    } catch (error) {
      tell(thread, { kind: 'no answer', call, failure: inText(error) })
    }
  }

  start()
  return {
    isDevelopment: false,
    render: (request, ask) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting) throw tooBusy()
        waiting.push({ request, ask, resolve, reject })
        next()
      }),
    async close() {
      if (underWay.size > 0)
        await new Promise<void>((resolve) => {
          whenIdle = resolve
        })
      const last = worker
      worker = undefined
      await last?.terminate()
    },
  }
}

const tell = (thread: Worker, message: ToThread) => thread.postMessage(message)
