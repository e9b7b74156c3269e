import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

const shop = await testApp({ publicUrl: 'https://zilbazar.mu' })
await shop.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = shop.app.server.address() as AddressInfo

/** Sends these bytes and reads the answer until the connection is closed. */
async function raw(request: string) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => {})
  socket.write(request)
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((each) => [each.split(': ')[0]?.toLowerCase(), each.slice(each.indexOf(': ') + 2)]),
  )
  return { status: Number(line.split(' ')[1]), headers, body: JSON.parse(body) }
}

const long = 'a'.repeat(20_000)

test.each([
  ['nonsense', 'NONSENSE\r\n\r\n', 400],
  ['a broken header', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['an address that is too long', `GET /${long} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${long}\r\n\r\n`, 431],
])('%s gets our shape and our headers', async (_, request, status) => {
  const usual = await shop.app.inject('/api/nothing')
  const answer = await raw(request)
  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ message: expect.stringMatching(/\.$/), code: 'invalid-request' })
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(answer.headers.connection).toBe('close')
  const own = ['date', 'content-length', 'x-request-id', 'connection', 'vary', 'keep-alive']
  for (const [name, value] of Object.entries(usual.headers))
    if (!own.includes(name)) expect(answer.headers[name], name).toBe(value)
})

test('the sentence is in French for a browser that asks for French', async () => {
  const answer = await raw('GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: fr\r\nBroken header\r\n\r\n')
  expect(answer.headers['content-language']).toBe('fr')
  expect(answer.body.message).toMatch(/demande|réponse|requête/i)
})
