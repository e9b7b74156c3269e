import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

async function setUp() {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).trim().split('\n')) lines.push(JSON.parse(line))
      done()
    },
  })
  const { app } = await testApp({ log: { level: 'warn', stream } })
  const report = (payload: string, type = 'application/csp-report') =>
    app.inject({ method: 'POST', url: '/csp-reports', headers: { 'content-type': type }, payload })
  const findings = () => lines.filter(({ directive }) => directive)
  return { report, findings, lines }
}

const blocked = (fields: object) => JSON.stringify({ 'csp-report': fields })

test('a report is logged once, with nothing that names a person or a secret', async () => {
  const { report, findings, lines } = await setUp()
  const sent = blocked({
    'effective-directive': 'img-src',
    'blocked-uri': 'https://tracker.example/pixel.gif?visitor=anjali',
    'document-uri': 'https://zilbazar.mu/reset-password/s3cret?next=/settings',
    'script-sample': 'anjali@example.mu',
  })
  for (let times = 0; times < 3; times += 1) expect((await report(sent)).statusCode).toBe(204)
  expect(findings()).toMatchObject([
    { directive: 'img-src', blocked: 'https://tracker.example', page: '/reset-password' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/anjali|s3cret|127\.0\.0\.1/)
})

test.each(['{', '[]', '{}', 'null', blocked({ 'blocked-uri': 7 })])(
  'a report that cannot be read (%s) is thrown away',
  async (sent) => {
    const { report, findings } = await setUp()
    expect((await report(sent)).statusCode).toBe(204)
    expect(findings()).toEqual([])
  },
)

test('a long report is refused, and so is one in another form', async () => {
  const { report } = await setUp()
  expect((await report(blocked({ 'blocked-uri': 'x'.repeat(20_000) }))).statusCode).toBe(413)
  expect((await report('<a/>', 'text/xml')).statusCode).toBe(415)
})

test('no more than a hundred different findings are logged', async () => {
  const { report, findings } = await setUp()
  for (let at = 0; at < 130; at += 1)
    await report(blocked({ 'effective-directive': 'img-src', 'blocked-uri': `https://host-${at}.example` }))
  expect(findings()).toHaveLength(100)
})
