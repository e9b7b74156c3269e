import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Asked {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** What came back: an answer, or the reason why there was none. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
  ms: number
  /** The code of the error when the connection was refused or cut. */
  cut?: string
}

/** Longer than any request may take. */
const longestMs = 40_000

/**
 * Asks like a browser: connections are used again, and a broken one is an answer too. A server may close a kept
 * connection in the moment in which it is used again; browsers then read once more.
 */
export function asker(origin: string, maxSockets = 200) {
  const agent = new Agent({ keepAlive: true, maxSockets })
  const ask = ({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> =>
    new Promise((resolve) => {
      const begun = performance.now()
      const end = (answer: Partial<Answer>) =>
        resolve({ status: 0, headers: {}, body: '', ...answer, ms: performance.now() - begun })
      const sent = {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      }
      const asking = request(
        origin + path,
        { method, headers: sent, agent, timeout: longestMs },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () =>
            end({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(parts).toString(),
            }),
          )
          answer.on('error', (error: NodeJS.ErrnoException) => end({ cut: error.code ?? error.message }))
        },
      )
      asking.on('timeout', () => asking.destroy(Object.assign(new Error('no answer'), { code: 'HUNG' })))
      asking.on('error', (error: NodeJS.ErrnoException) => {
        if (method === 'GET' && asking.reusedSocket && error.code === 'ECONNRESET')
          resolve(ask({ path, headers }))
        else end({ cut: error.code ?? error.message })
      })
      asking.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

export type Ask = ReturnType<typeof asker>['ask']
