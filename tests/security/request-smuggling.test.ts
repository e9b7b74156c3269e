import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { patienceMs } from '#tests/support/patience.ts'
import { testApp } from '#tests/support/test-app.ts'

type Shop = Awaited<ReturnType<typeof testApp>>
let shop: Shop
let port: number
beforeAll(async () => {
  shop = await testApp()
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** Sends these bytes, and returns all that comes back until the server closes, or is quiet after `answers` answers. */
function exchange(bytes: string, answers = 1): Promise<{ received: string; isClosed: boolean }> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes, 'latin1'))
    const end = (isClosed: boolean) => {
      socket.destroy()
      resolve({ received, isClosed })
    }
    socket.setEncoding('latin1')
    socket.setTimeout(patienceMs, () => reject(new Error(`Nothing more after: ${received}`)))
    socket.on('data', (part) => {
      received += part
      if (statuses(received).length > answers) end(false)
    })
    socket.on('close', () => end(true))
    socket.on('error', () => end(true))
  })
}
const statuses = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)

/** A second request inside the first; a proxy that counts bytes otherwise would take it for one of the next caller. */
const hidden = 'GET /api/hidden-request HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
const head = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

describe('a request whose end is told in two ways is refused, and the connection closed', () => {
  test.each([
    ['length and chunks', `${head}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks and length', `${head}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${hidden}`],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${hidden}`],
    ['a list of lengths', `${head}Content-Length: 2, 40\r\n\r\n{}${hidden}`],
    ['a length with a sign', `${head}Content-Length: +2\r\n\r\n{}${hidden}`],
    ['a length in hexadecimal', `${head}Content-Length: 0x2\r\n\r\n{}${hidden}`],
    ['a length below zero', `${head}Content-Length: -1\r\n\r\n${hidden}`],
    ['chunks under another name', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks, twice', `${head}Transfer-Encoding: chunked, chunked\r\nX: 1\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks, then something else', `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a blank before the colon', `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
    [
      'a folded header',
      `${head}X-One: 1\r\n Transfer-Encoding: chunked\r\nTransfer-Encoding:\r\n chunked\r\n\r\n${hidden}`,
    ],
    ['a carriage return alone', `${head}X-One: 1\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a zero byte in a header', `${head}X-One: 1\0\r\nContent-Length: 0\r\n\r\n${hidden}`],
    [
      'a chunk whose size is no number',
      `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'a chunk of a size with a sign',
      `${head}Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n${hidden}`,
    ],
    ['a chunk without its end', `${head}Transfer-Encoding: chunked\r\n\r\n2\r\n{}XX0\r\n\r\n${hidden}`],
    ['lines that end in a line feed alone', `${head.replaceAll('\r\n', '\n')}Content-Length: 0\n\n${hidden}`],
    ['no host', `GET /api/hidden-request HTTP/1.1\r\n\r\n${hidden}`],
  ])('%s', async (_, bytes) => {
    const { received, isClosed } = await exchange(bytes)
    // The hidden one would answer with 404.
    expect(statuses(received)).not.toContain('404')
    expect(statuses(received)).toEqual(['400'])
    expect(isClosed).toBe(true)
  })
})

test('two right requests on one connection get two answers, in their order', async () => {
  const first = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const { received } = await exchange(`${first}${hidden}`, 2)
  expect(statuses(received)).toEqual(['200', '404'])
})
