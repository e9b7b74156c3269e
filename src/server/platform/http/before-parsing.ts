import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type RequestHead, readHead } from './request-head.ts'

/** Answers on the connection and returns true, or leaves the request to Node.js. */
export type AnswerBefore = (request: RequestHead, socket: Socket) => boolean

type Parse = (bytes: Buffer) => void

/**
 * Shows each ordinary GET to `answer` before Node.js parses it, which takes longer than sending an answer that is in
 * memory. Only between two requests: Node.js gets all the bytes of the first request of a connection, so that its limits
 * of time hold, and of every request that is not answered here. Where it is unclear whether a request has ended, the
 * connection stays with Node.js.
 */
export function answerBeforeParsing(server: Server, answer: AnswerBefore): void {
  const ended = new WeakMap<Socket, (request: IncomingMessage) => void>()

  function watch(socket: Socket, parse: Parse): void {
    let place: 'at the start' | 'between requests' | 'within a request' = 'at the start'
    /** Bytes of the request that have not come yet. Not a number when that is unclear. */
    let missing = 0

    socket.on('data', (bytes: Buffer) => {
      if (place !== 'within a request') {
        const head = readHead(bytes)
        const mayAnswer = place === 'between requests' && isWholeGet(head, bytes) && !socket.writableLength
        if (mayAnswer && answer(head, socket)) return
        place = 'within a request'
        missing = head?.length ?? Number.NaN
      }
      missing -= bytes.length
      parse(bytes)
    })
    // Both must agree that the request is over: Node.js, and the length that its head names.
    ended.set(socket, ({ complete }) => {
      if (complete && missing === 0) place = 'between requests'
    })
  }

  server.on('connection', (socket: Socket) => {
    const [parse, another] = socket.listeners('data')
    if (!parse || another) return
    socket.removeListener('data', parse as Parse)
    watch(socket, parse.bind(socket) as Parse)
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const end = ended.get(request.socket)
    if (end) response.once('close', () => end(request))
  })
}

const isWholeGet = (head: RequestHead | undefined, bytes: Buffer): head is RequestHead =>
  head?.method === 'GET' && head.headers['content-length'] === undefined && head.length === bytes.length
