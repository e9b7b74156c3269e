import { expect, test } from 'vitest'
import { readHead } from './request-head.ts'

const read = (...lines: string[]) => readHead(Buffer.from([...lines, '', ''].join('\r\n'), 'latin1'))
const host = 'Host: zilbazar.mu'

test('the head of an ordinary request is read, with the headers that matter', () => {
  expect(
    read(
      'GET /api/product/hot-deals?page=2 HTTP/1.1',
      host,
      'User-Agent: somebody',
      'ACCEPT-ENCODING:  gzip, br ',
      'Cookie: a=1; b=é',
      'Connection: Keep-Alive',
    ),
  ).toEqual({
    method: 'GET',
    url: '/api/product/hot-deals?page=2',
    headers: {
      host: 'zilbazar.mu',
      'accept-encoding': 'gzip, br',
      cookie: 'a=1; b=é',
      connection: 'Keep-Alive',
    },
    length: 158,
  })
})

test('the length of a request includes its body', () => {
  const head = 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 12\r\n\r\n'
  expect(readHead(Buffer.from(`${head}{"a"`))?.length).toBe(head.length + 12)
})

test('bytes after the head are left alone', () => {
  expect(readHead(Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /next'))).toMatchObject({ length: 27 })
})

test.each([
  ['without its end', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['of another version', 'GET / HTTP/1.0\r\nHost: x\r\n\r\n'],
  ['to a whole address', 'GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['with a space in the address', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['with other line ends', 'GET / HTTP/1.1\nHost: x\n\r\n\r\n'],
  ['with a line before it', '\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['without headers', 'GET / HTTP/1.1\r\n\r\n'],
  ['that is too long', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(9000)}\r\n\r\n`],
])('a head %s is not read', (_, text) => {
  expect(readHead(Buffer.from(text, 'latin1'))).toBeUndefined()
})

test.each([
  ['no host', ['Accept: */*']],
  ['two hosts', [host, host]],
  ['a header twice', [host, 'Cookie: a=1', 'Cookie: b=2']],
  ['a header over two lines', [host, 'Cookie: a=1', ' ; b=2']],
  ['a space before the colon', [host, 'Content-Length : 5']],
  ['a control character', [host, 'Cookie: a\0b']],
  ['a line end alone in a value', [host, 'Accept: a\nContent-Length: 5']],
  ['a connection that closes', [host, 'Connection: close']],
  ['a connection with options', [host, 'Connection: keep-alive, Upgrade']],
  ['a connection for a proxy', [host, 'Proxy-Connection: keep-alive']],
  ['another protocol', [host, 'Upgrade: h2c']],
  ['an expectation', [host, 'Expect: 100-continue']],
  ['a body in parts', [host, 'Transfer-Encoding: chunked']],
  ['a length that is no number', [host, 'Content-Length: +5']],
  ['two lengths', [host, 'Content-Length: 5', 'Content-Length: 5']],
  ['a list of lengths', [host, 'Content-Length: 5, 5']],
])('a request with %s is not read', (_, headers) => {
  expect(read('GET / HTTP/1.1', ...headers)).toBeUndefined()
})
