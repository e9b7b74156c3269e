import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { STATUS_CODES } from './node-http.ts'

export type Header = readonly [name: string, value: unknown]

/** The head of an answer as Node.js would send it, without the date. It ends with the value of the last header. */
export function headText(
  status: number,
  headers: readonly Header[],
  { keepAliveTimeout }: Pick<Server, 'keepAliveTimeout'>,
): string {
  const all: Header[] = [
    ['connection', 'keep-alive'],
    ['keep-alive', `timeout=${Math.floor(keepAliveTimeout / 1000)}`],
    ...headers,
  ]
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${all.map(([name, value]) => `${name}: ${value}`).join('\r\n')}`
}

/** In one operation of the system. */
export function writeAnswer(socket: Socket, head: string, body: Buffer | undefined): void {
  socket.cork()
  socket.write(`${head}\r\ndate: ${currentDate()}\r\n\r\n`, 'latin1')
  if (body) socket.write(body)
  socket.uncork()
}

let second = 0
let date = ''
/** Made once a second. */
function currentDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = new Date(now * 1000).toUTCString()
  }
  return date
}
