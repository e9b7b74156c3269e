import type { MessagePort } from 'node:worker_threads'
import { type FromThread, inText, type ToThread } from './page-messages.ts'
import type { CallAnswer, PageRenderer, PageRequest } from './page-renderer.ts'

interface Waiting {
  resolve(answer: CallAnswer): void
  reject(error: unknown): void
}

/** The page thread's side: renders what the server asks for, and asks the server for the answers to the page's calls. */
export function renderInThread(port: MessagePort, renderer: PageRenderer): void {
  const asked = new Map<number, Waiting>()
  let calls = 0
  const tell = (message: FromThread, bytes: ArrayBuffer[] = []) => port.postMessage(message, bytes)

  function askServer(page: number, url: string): Promise<CallAnswer> {
    calls += 1
    const call = calls
    return new Promise((resolve, reject) => {
      asked.set(call, { resolve, reject })
      tell({ kind: 'call', page, call, url })
    })
  }

  async function render(page: number, request: PageRequest): Promise<void> {
    try {
      const whole = await renderer.render(request, (url) => askServer(page, url))
      // The bytes change hands without being copied.
      tell({ kind: 'rendered', page, whole }, [whole.html.buffer as ArrayBuffer])
    } catch (error) {
      tell({ kind: 'failed', page, failure: inText(error) })
    }
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'render') return render(message.page, message.request)
    const waiting = asked.get(message.call)
    asked.delete(message.call)
    if (message.kind === 'answer') waiting?.resolve(message.answer)
    else waiting?.reject(new Error(message.failure))
  })
}
