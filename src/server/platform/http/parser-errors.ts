import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ErrorBody } from '#contract/shapes/error.ts'
import type { Sentence } from '#domain/sentence.ts'
import { askedLanguage } from './asked-language.ts'
import { sayHttp } from './http.sentences.ts'
import { maxHeaderSize } from './node-http.ts'
import { plainHeaders } from './security.ts'

interface ParserError extends Error {
  code?: string
  rawPacket?: Buffer
}

interface Refused {
  status: string
  sentence: Sentence
}

/**
 * A request that the HTTP parser refuses reaches no route. It gets the same shape and headers as every other refusal,
 * and the connection is closed, because nobody knows where the next request begins.
 */
export function answerParserErrors({ isHttps }: { isHttps: boolean }) {
  const headers = Object.entries(plainHeaders(isHttps)).map(([name, value]) => `${name}: ${value}\r\n`)
  return (failure: Error, socket: Socket): void => {
    const error = failure as ParserError
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { status, sentence } = refusedAs(error)
    const language = askedLanguage({ headers: { 'accept-language': acceptedIn(error) } })
    const body: ErrorBody = { message: sentence[language], code: 'invalid-request' }
    const bytes = Buffer.from(JSON.stringify(body))
    socket.end(
      Buffer.concat([
        Buffer.from(
          `HTTP/1.1 ${status}\r\n${headers.join('')}content-type: application/json; charset=utf-8\r\ncontent-language: ${language}\r\ncache-control: no-store\r\nx-request-id: ${randomUUID()}\r\ncontent-length: ${bytes.length}\r\nconnection: close\r\n\r\n`,
        ),
        bytes,
      ]),
    )
  }
}

function refusedAs({ code, rawPacket }: ParserError): Refused {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: '408 Request Timeout', sentence: sayHttp.tooSlow }
  if (code !== 'HPE_HEADER_OVERFLOW') return { status: '400 Bad Request', sentence: sayHttp.cannotAnswer }
  const begin = rawPacket?.subarray(0, maxHeaderSize).toString('latin1') ?? ''
  return /^[A-Z]+ [^\r\n]*$/.test(begin)
    ? { status: '414 URI Too Long', sentence: sayHttp.badAddress }
    : { status: '431 Request Header Fields Too Large', sentence: sayHttp.headersTooLarge }
}

const acceptedIn = ({ rawPacket }: ParserError): string =>
  /\r\naccept-language:\s*([^\r\n]{0,200})/i.exec(rawPacket?.toString('latin1') ?? '')?.[1] ?? ''
