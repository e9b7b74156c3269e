import { expect, test } from 'vitest'
import type { Send } from '#web/shared/api/client.ts'
import { wholePage } from './whole-page.ts'

const answers: Record<string, unknown> = {
  '/list': { products: [1, 2], total: 2 },
  '/detail': { name: 'Lamp', price: 5 },
  '/tree': [1],
}

/** What a page was made from, when its program does this with the answers. */
async function readBy(program: (ask: (url: string) => Promise<never>) => Promise<unknown>) {
  const renderPage = async (_url: string, send: Send) => {
    const ask = async (url: string) => (await send({ method: 'GET', url, access: 'public' })).body as never
    const html = JSON.stringify(await program(ask))
    return {
      status: 200,
      html,
      location: undefined,
      modules: [],
      rightUntil: Infinity,
      waitsForUse: false,
    }
  }
  const { fieldsRead } = await wholePage(
    renderPage,
    { address: '/', origin: 'http://localhost', now: new Date(0) },
    async (url) => ({ status: 200, json: JSON.stringify(answers[url]), isCached: true }),
    { complete: async ({ html }) => html, policy: () => '' },
  )
  return fieldsRead
}

test('a page that shows a part of an answer says which, with fields that it looked for and did not find', async () => {
  const fieldsRead = await readBy(async (ask) => {
    const list: { products: number[]; note?: string } = await ask('/list')
    return [list.products, list.note]
  })
  expect(fieldsRead['/list']).toEqual(expect.arrayContaining(['products', 'note']))
  expect(fieldsRead['/list']).not.toContain('total')
  expect(fieldsRead['/list']).not.toContain('then')
})

test.each([
  ['sent with the page', async (ask: (url: string) => Promise<object>) => ask('/detail')],
  ['copied', async (ask: (url: string) => Promise<object>) => ({ ...(await ask('/detail')) })],
  ['a list', async (ask: (url: string) => Promise<object>) => ask('/tree')],
])('an answer that is %s counts as a whole', async (_, program) => {
  expect(await readBy(program)).toEqual({})
})

test('only scripts that the program marked as its own are named, and the page is sent without the marks', async () => {
  const renderPage = async (_url: string, _send: Send, _now: Date, mark = '') => ({
    status: 200,
    html: `<head><meta property="csp-nonce" content="${mark}"/><script nonce="${mark}">ours()</script></head>
<script type="application/ld+json" nonce="${mark}">{}</script><script>strange()</script>
<script nonce="guessed">strange()</script><script nonce="${mark}" data-part="">data()</script>`,
    location: undefined,
    modules: [],
    rightUntil: Infinity,
    waitsForUse: false,
  })
  const named: string[][] = []
  const page = () =>
    wholePage(
      renderPage,
      { address: '/', origin: 'http://localhost', now: new Date(0) },
      async () => ({ status: 200, json: '{}', isCached: true }),
      {
        complete: async ({ html }) => html,
        policy: (_html, scripts) => {
          named.push(scripts)
          return ''
        },
      },
    )
  const { html } = await page()
  expect(named).toEqual([['ours()', 'data()']])
  expect(new TextDecoder().decode(html)).toBe(`<head><script>ours()</script></head>
<script type="application/ld+json">{}</script><script>strange()</script>
<script nonce="guessed">strange()</script><script data-part="">data()</script>`)
})
