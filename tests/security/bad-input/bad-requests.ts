import fc from 'fast-check'
import { z } from 'zod'
import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { hostileHeader, hostileInAddress, hostileJson } from './hostile-values.ts'

export const kinds = ['field', 'body', 'content type', 'query', 'address', 'headers', 'multipart'] as const
export type Kind = (typeof kinds)[number]

export interface BadRequest {
  kind: Kind
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  payload?: string
}

type Input = Record<string, unknown>
const json = { 'content-type': 'application/json' }

/** Requests of a call that are wrong in one way, and right otherwise, so that they come as far as they can. */
export function badRequest(endpoint: Endpoint, right: Input): fc.Arbitrary<BadRequest> {
  const { method, path, multipart } = endpoint
  const names = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])
  const [params, query, body] = [names(endpoint.params), names(endpoint.query), names(endpoint.body)]
  const address = (changed: Record<string, string> = {}) =>
    apiBase +
    path.replaceAll(/:(\w+)/g, (_, name: string) => changed[name] ?? encodeURIComponent(String(right[name])))
  const search = (changed: string[] = []) => {
    const pairs = query.flatMap((name) =>
      right[name] == null ? [] : [`${name}=${encodeURIComponent(String(right[name]))}`],
    )
    const all = [...pairs, ...changed]
    return all.length > 0 ? `?${all.join('&')}` : ''
  }
  /** The body as text, with some fields replaced. */
  const text = (changed: Record<string, string> = {}) => {
    const fields = {
      ...Object.fromEntries(
        body.filter((name) => right[name] !== undefined).map((name) => [name, JSON.stringify(right[name])]),
      ),
      ...changed,
    }
    return `{${Object.entries(fields)
      .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
      .join(',')}}`
  }
  const hasBody = method !== 'GET' && !multipart
  const rightBody = hasBody && endpoint.body ? { headers: json, payload: text() } : { headers: {} }
  const request = (kind: Kind, changes: Partial<BadRequest>): BadRequest => ({
    kind,
    method,
    url: address() + search(),
    ...rightBody,
    ...changes,
  })

  const fieldNames = fc.constantFrom(...body, '__proto__', 'constructor', 'id', '_id', 'role', 'isAdmin')
  const field = fc
    .dictionary(fieldNames, hostileJson, { minKeys: 1, maxKeys: 3, noNullPrototype: true })
    .map((changed) => request('field', { headers: json, payload: text(changed) }))

  const wholeBody = fc
    .oneof(
      hostileJson,
      fc.constantFrom(
        '',
        '{',
        '{"a":1,}',
        '[{}]',
        'not json',
        '{"a":1}{"b":2}',
        text().slice(0, -1),
        twice(text()),
      ),
    )
    .map((payload) => request('body', { headers: json, payload }))

  const contentType = fc
    .tuple(
      fc.constantFrom(
        'text/plain',
        'text/html',
        'application/xml',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        'application/json;',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/octet-stream',
        '*/*',
        '',
      ),
      fc.oneof(fc.constant(text()), hostileJson),
    )
    .map(([type, payload]) => request('content type', { headers: { 'content-type': type }, payload }))

  const name = fc.constantFrom(...query, '__proto__', 'constructor', '__proto__[x]', 'a[b]', 'page')
  const queries = fc
    .array(fc.tuple(name, hostileInAddress), { minLength: 1, maxLength: 5 })
    .map((pairs) =>
      request('query', { url: address() + search(pairs.map(([key, value]) => `${key}=${value}`)) }),
    )

  const addresses = fc
    .dictionary(params.length > 0 ? fc.constantFrom(...params) : fc.constant('none'), hostileInAddress, {
      minKeys: 1,
      noNullPrototype: true,
    })
    .map((changed) => request('address', { url: address(changed) + search() }))

  const headers = fc
    .tuple(
      fc.dictionary(
        fc.constantFrom(
          'accept',
          'accept-encoding',
          'if-none-match',
          'range',
          'user-agent',
          'x-forwarded-for',
          'x-forwarded-host',
          'x-forwarded-proto',
          'authorization',
          'expect',
          'transfer-encoding',
          'x-http-method-override',
        ),
        hostileHeader,
        { noNullPrototype: true },
      ),
      fc.constantFrom(0, 0, 50, 1_000),
    )
    .map(([named, flood]) =>
      request('headers', {
        headers: {
          ...rightBody.headers,
          ...named,
          ...Object.fromEntries(Array.from({ length: flood }, (_, at) => [`x-flood-${at}`, 'a'.repeat(50)])),
        },
      }),
    )

  const forms = fc
    .tuple(fc.constantFrom(...brokenForms), fc.constantFrom('b', 'other', '"b"', 'b'.repeat(300)))
    .map(([payload, boundary]) =>
      request('multipart', {
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload,
      }),
    )

  return fc.oneof(
    { weight: hasBody ? 8 : 0, arbitrary: field },
    { weight: hasBody ? 3 : 0, arbitrary: wholeBody },
    { weight: hasBody || multipart ? 2 : 0, arbitrary: contentType },
    { weight: query.length > 0 ? 6 : 1, arbitrary: queries },
    { weight: params.length > 0 ? 4 : 0, arbitrary: addresses },
    { weight: 1, arbitrary: headers },
    { weight: multipart ? 8 : hasBody ? 1 : 0, arbitrary: forms },
  )
}

/** The same keys twice. */
const twice = (text: string) => `${text.slice(0, -1)}${text.length > 2 ? ',' : ''}${text.slice(1)}`

const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: ${disposition}\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n`
const brokenForms = [
  '',
  '--b--',
  '--b\r\n',
  '--b\r\n\r\n\r\n--b--',
  part('form-data', 'no name'),
  part('form-data; name="file"', 'no file name'),
  part('form-data; name="file"; filename="a.jpg"', 'no picture'),
  `${part('form-data; name="file"; filename="a.jpg"', 'no end')}`,
  `${part('form-data; name="__proto__"; filename="a.jpg"', 'x')}--b--\r\n`,
  `${part('form-data; name="file"; filename="../../a.jpg"', '\xff\xd8\xff\xe0 short')}--b--\r\n`,
  `${part('form-data; name="file"; filename="a\0.jpg"', '\x89PNG\r\n\x1a\n')}--b--\r\n`,
  `${part('form-data; name="upload_preset"', 'x'.repeat(10_000))}--b--\r\n`,
  `${part('form-data; name="file"; filename="a.jpg"', 'x'.repeat(200)).repeat(20)}--b--\r\n`,
  `${part('form-data; name="x"', 'x').repeat(500)}--b--\r\n`,
  `${part(`form-data; name="${'n'.repeat(5000)}"`, 'x')}--b--\r\n`,
]
