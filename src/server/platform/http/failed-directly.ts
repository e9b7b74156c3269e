import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** The error in which the direct answer to a request has ended, after so many milliseconds. */
interface Failure {
  error: unknown
  ms: number
}

const failures = new WeakMap<Socket | IncomingMessage, Failure>()

/** Noted on the connection, until Node.js has parsed the request. */
export const noteFailure = (socket: Socket, failure: Failure) => void failures.set(socket, failure)

/** To be called when the next request of a connection has been parsed. */
export function takeFailure(request: IncomingMessage): void {
  const failure = failures.get(request.socket)
  if (!failure) return
  failures.delete(request.socket)
  failures.set(request, failure)
}

/** Whether and how the direct answer to this request has failed. */
export const failureOf = (request: IncomingMessage) => failures.get(request)
