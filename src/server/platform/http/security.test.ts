import { createHash } from 'node:crypto'
import helmet, { type HelmetOptions } from 'helmet'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { pagePolicy, plainHeaders } from './security.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((each): [string, string] => {
      const [name = '', ...rest] = each.split(' ')
      return [name, rest.join(' ')]
    }),
  )

test('our own inline scripts and styles are named by their hash, and no others are allowed', () => {
  const html = '<script>theme()</script><script>strange()</script><style>a{}</style>'
  const policy = directives(pagePolicy({ html, scripts: ['theme()', 'theme()'] }))
  expect(policy['script-src']).toBe(`'self' ${hash('theme()')}`)
  expect(policy['style-src']).toBe(`'self' ${hash('a{}')}`)
  expect(policy).toMatchObject({
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    'report-uri': '/csp-reports',
  })
})

test('pictures and uploads come from us, and from the picture host when there is one', () => {
  const alone = directives(pagePolicy({ html: '', scripts: [] }))
  expect([alone['img-src'], alone['connect-src']]).toEqual(["'self' data: blob:", "'self'"])
  const hosted = directives(
    pagePolicy(
      { html: '', scripts: [] },
      { uploads: 'https://api.host.example', pictures: 'https://pictures.host.example' },
    ),
  )
  expect(hosted['img-src']).toBe("'self' data: blob: https://pictures.host.example")
  expect(hosted['connect-src']).toBe("'self' https://api.host.example")
})

test('the plain page of a refusal allows its own style and nothing else', async () => {
  const { app } = await testApp()
  const { body, headers } = await app.inject({ url: '/%ff', headers: { accept: 'text/html' } })
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? []
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src ${hash(style)}; frame-ancestors 'none'`,
  )
})

/** What helmet sets. */
function headersOfHelmet(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  helmet(options)({} as never, response as never, () => {})
  return headers
}

test.each([true, false])('the headers are those of helmet with our choices (https: %s)', (isHttps) => {
  const ofHelmet = headersOfHelmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  const {
    'content-security-policy': policy,
    'permissions-policy': permissions,
    ...ours
  } = plainHeaders(isHttps)
  expect(ours).toEqual(ofHelmet)
  expect([policy, permissions]).toEqual([expect.any(String), expect.any(String)])
})

test.each(['/healthz', '/api/nothing-here', '/robots.txt', '/%ff'])('%s has them all', async (url) => {
  const { app } = await testApp()
  const { headers } = await app.inject(url)
  expect(headers).toMatchObject(plainHeaders(false))
})
