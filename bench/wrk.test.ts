import { expect, test } from 'vitest'
import { parseWrk, requestList } from './wrk.ts'

test("wrk's figures are the line of JSON among what it prints", () => {
  const printed = `Running 1s test @ http://127.0.0.1:4000
  1 threads and 32 connections
{"perSecond":512.3,"p50Ms":1.250,"p99Ms":9.100,"failed":2}
`
  expect(parseWrk(printed)).toEqual({ perSecond: 512.3, p50Ms: 1.25, p99Ms: 9.1, failed: 2 })
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect')
})

test('a request is listed as the bytes that are sent, after their number', () => {
  const list = requestList(
    [{ method: 'POST', path: '/rate', headers: { cookie: 'a=b' }, body: '{"comment":"très bon"}' }],
    'localhost:1',
  ).toString()
  const [length = '', ...rest] = list.split('\n')
  expect(Buffer.byteLength(rest.join('\n'))).toBe(Number(length))
  expect(list).toContain('POST /rate HTTP/1.1\r\nhost: localhost:1\r\n')
  expect(list).toContain('content-length: 23\r\n\r\n{"comment":"très bon"}')
})
