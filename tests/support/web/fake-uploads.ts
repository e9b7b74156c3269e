import { vi } from 'vitest'
import type { Answer } from '#web/shared/api/client.ts'

/** Answers uploads in tests, where no browser can resize pictures or report progress. */
export function fakeUploads(answer: () => Promise<Partial<Answer>>): void {
  class Beside {
    onmessage?: (event: { data: object }) => void
    postMessage(file: File) {
      queueMicrotask(() => this.onmessage?.({ data: { file } }))
    }
    terminate() {}
  }
  class Upload {
    upload = {}
    status = 0
    response: unknown
    onload?: () => void
    onerror?: () => void
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => null
    abort() {}
    send() {
      const arrived = ({ status = 200, body }: Partial<Answer>) => {
        Object.assign(this, { status, response: body })
        this.onload?.()
      }
      answer().then(arrived, () => this.onerror?.())
    }
  }
  vi.stubGlobal('OffscreenCanvas', class {})
  vi.stubGlobal('Worker', Beside)
  vi.stubGlobal('XMLHttpRequest', Upload)
}
