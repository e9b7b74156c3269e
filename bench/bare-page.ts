// The limit for a page that is not in memory: the same statements, the same React render and the same compression.
// node --import tsx bench/bare-page.ts PORT
// PUT /content takes the pages and what they send to the database.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Sql } from 'postgres'
import { encoders } from '#server/platform/http/encoders.ts'
import { builtPages } from '#server/platform/pages/built.ts'
import type { CallAnswer } from '#server/platform/pages/page-renderer.ts'
import type { PageReplay } from './page-replay.ts'
import { openDriver, send } from './statements.ts'

const [port] = process.argv.slice(2)
if (!port) {
  console.error('Usage: bare-page.ts PORT')
  process.exit(2)
}
const renderer = await builtPages()
/** What the site answered to the calls of each page, in JSON. */
const answers = new Map<string, CallAnswer>()
let pages: PageReplay['pages'] = []
let origin = ''
let sql: Sql | undefined
let turn = 0

/** Each page is rendered once before the first is measured, so that all answers are known. */
async function take(replay: PageReplay): Promise<void> {
  await sql?.end()
  sql = openDriver(replay.url, replay.settings)
  pages = replay.pages
  origin = replay.origin
  for (const page of pages) await pageOf(page)
}

async function answerTo(address: string): Promise<CallAnswer> {
  const known = answers.get(address)
  if (known) return known
  const response = await fetch(origin + address, { headers: { 'accept-language': 'en' } })
  const answer = { status: response.status, json: await response.text(), isCached: response.ok }
  answers.set(address, answer)
  return answer
}

async function pageOf({ path, calls }: PageReplay['pages'][number]): Promise<Buffer> {
  const connections = sql
  if (!connections) throw new Error('There are no pages yet.')
  for (const step of calls) await Promise.all(step.map((statement) => send(connections, statement)))
  const page = await renderer.render({ address: path, origin, now: new Date() }, answerTo)
  if (page.status !== 200) throw new Error(`${path} was rendered with ${page.status}.`)
  const html = Buffer.from(page.html)
  return (await encoders.br?.(html)) ?? html
}

createServer(async (request, response) => {
  try {
    if (request.method === 'PUT') {
      await take((await json(request)) as PageReplay)
      response.writeHead(204).end()
      return
    }
    turn += 1
    const page = pages[turn % pages.length]
    const bytes = page ? await pageOf(page) : Buffer.alloc(0)
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(bytes)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}).listen(Number(port), '127.0.0.1')
