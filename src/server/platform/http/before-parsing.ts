import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type RequestHead, readHead } from './request-head.ts'

/** Answers on the connection and returns true, now or later, or leaves the request to Node.js. A promise never rejects. */
export type AnswerBefore = (request: RequestHead, socket: Socket) => boolean | Promise<boolean>

type Parse = (bytes: Buffer) => void

/** Hardly anybody sends a request before the answer to the one before; a caller who sends many waits. */
const mostEarly = 4

/**
 * Shows each ordinary GET to `answer` before Node.js parses it, which takes longer than sending an answer that is in
 * memory. Only between two requests: Node.js gets all the bytes of the first request of a connection, so that its limits
 * of time hold, and of every request that is not answered here. Where it is unclear whether a request has ended, the
 * connection stays with Node.js.
 */
export function answerBeforeParsing(server: Server, answer: AnswerBefore): void {
  const ended = new WeakMap<Socket, (request: IncomingMessage) => void>()

  function watch(socket: Socket, parse: Parse): void {
    let place: 'at the start' | 'between requests' | 'within a request' | 'being answered' = 'at the start'
    /** Bytes of the request that have not come yet. Not a number when that is unclear. */
    let missing = 0
    /** What has come while a request is being answered. */
    let early: Buffer[] = []

    socket.on('data', receive)

    function receive(bytes: Buffer): void {
      if (place === 'within a request') pass(bytes)
      else if (place === 'being answered') hold(bytes)
      else consider(bytes)
    }

    function consider(bytes: Buffer): void {
      const head = readHead(bytes)
      const mayAnswer = place === 'between requests' && isWholeGet(head, bytes) && !socket.writableLength
      const answered = mayAnswer && answer(head, socket)
      if (answered === false) begin(head, bytes)
      else if (answered !== true && head) void wait(answered, head, bytes)
    }

    function begin(head: RequestHead | undefined, bytes: Buffer): void {
      place = 'within a request'
      missing = head?.length ?? Number.NaN
      pass(bytes)
    }

    function pass(bytes: Buffer): void {
      missing -= bytes.length
      parse(bytes)
    }

    /** The connection is read on, because otherwise nobody would see that the caller has hung up. */
    function hold(bytes: Buffer): void {
      early.push(bytes)
      if (early.length >= mostEarly) socket.pause()
    }

    /** Meanwhile the connection is not idle, so its limit of time does not count. */
    async function wait(answered: Promise<boolean>, head: RequestHead, bytes: Buffer): Promise<void> {
      const { timeout = 0 } = socket
      socket.setTimeout(0)
      place = 'being answered'
      const isAnswered = await answered
      if (socket.destroyed) return
      socket.setTimeout(timeout)
      place = 'between requests'
      if (!isAnswered) begin(head, bytes)
      if (early.length === 0) return
      const next = Buffer.concat(early)
      early = []
      if (socket.isPaused()) socket.resume()
      receive(next)
    }

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
