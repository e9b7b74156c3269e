import { type IncomingHttpHeaders, request } from 'node:http'
import type { BenchRequest } from './request.ts'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The answer as it was sent: `fetch` would unpack it. */
export function answerTo(origin: string, asked: BenchRequest, encodings = 'br, gzip'): Promise<RawAnswer> {
  const { method = 'GET', path, headers = {}, body } = asked
  const sent = {
    'accept-encoding': encodings,
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  }
  return new Promise((resolve, reject) => {
    request(origin + path, { method, headers: sent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
      answer.on('error', reject)
    })
      .on('error', reject)
      .end(body)
  })
}

/** The same, but an answer other than 2xx fails. */
export async function goodAnswerTo(origin: string, asked: BenchRequest, encodings?: string) {
  const answer = await answerTo(origin, asked, encodings)
  if (answer.status < 200 || answer.status > 299)
    throw new Error(
      `${asked.method ?? 'GET'} ${asked.path} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`,
    )
  return answer
}
