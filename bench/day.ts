import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { apiBase } from '#contract/endpoint.ts'
import { joinEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts'
import { answerTo } from './answer.ts'
import { changeRequests } from './changes.ts'
import { island, type Kind, popular, ratesIn, sumOf, visitsByHour } from './day-model.ts'
import type { Keys } from './keys.ts'
import { readKeys } from './keys.ts'
import { addressOf, type BenchPeople, preparePeople, storeSessions } from './people.ts'
import { percentile } from './percentile.ts'
import { processorSeconds } from './processor-time.ts'
import { seededRandom } from './random.ts'
import { type BenchRequest, get } from './request.ts'
import { scalingRun } from './scaling-run.ts'
import { build, filledFolder, secretOf, startSite } from './site.ts'
import { writeTargets } from './write-requests.ts'

const usage = `Replays a day of an island of 1.3 million people, each hour for some seconds at its own rate.

  npm run bench:day -- [--products N] [--seconds N]

  --products N  the size of the catalogue (100000); it is filled once and kept under data/bench-N
  --seconds N   how long each of the 24 hours is played, 1 to 60 (8)

Writes what it saw to docs/scaling.md. What happens in a visit is assumed in bench/day-model.ts.`

const say = (sentence: string) => process.stderr.write(`${sentence}\n`)

interface Hour {
  hour: number
  perSecond: number
  times: number[]
  failed: string[]
  app: number
  database: number
}

async function playDay(products: number, seconds: number): Promise<Hour[]> {
  await build()
  const folder = await filledFolder(products, say)
  const site = await startSite({ folder })
  const { url } = await joinEmbeddedDatabase({ dataDir: folder, holder: 'npm run bench:day', say })
  const sql = postgres(url, { max: 2, onnotice: () => {} })
  try {
    const keys = await readKeys(site.origin, sql)
    const people = await preparePeople(sql, secretOf(folder))
    const sessions = await storeSessions(sql, [...new Set(keys.products.map(({ storeId }) => storeId))])
    const next = requestsOf(keys, people, sessions)
    const hours: Hour[] = []
    for (const hour of visitsByHour.keys()) {
      const played = await playHour(hour, { origin: site.origin, pid: site.pid, next, seconds })
      hours.push(played)
      say(`${rowOf(played)}${played.failed[0] ? ` ${played.failed[0]}` : ''}`)
    }
    return hours
  } finally {
    await sql.end()
    await site.stop()
  }
}

type Next = (kind: Kind) => Promise<BenchRequest>

/** What each kind of request asks for: popular things more often. */
function requestsOf(keys: Keys, people: BenchPeople, sessions: ReadonlyMap<string, string>): Next {
  const random = seededRandom()
  const one = <Thing>(things: readonly Thing[]) => popular(things, random)
  const product = () => one(keys.products)
  const { price, rating } = changeRequests(people.people, people.tokenOf, sessions, random)
  const wish = writeTargets(
    people,
    keys.products.map(({ id }) => id),
  ).find(({ name }) => name === 'wishlist add')
  const lists = ['hot-deals', 'new-arrivals', 'best-rated-products', 'featured-products', 'public/all-stores']
  const page = () => 1 + Math.floor(5 * random() ** 3)
  let turn = 0
  const requests: Record<Kind, () => BenchRequest | Promise<BenchRequest>> = {
    'home page': () => get('/'),
    'product page': () => get(`/product/${product().id}`),
    list: () => get(`${apiBase}/product/${one(lists)}?page=${page()}`),
    product: () => get(`${apiBase}/product/detail/${product().id}`),
    reviews: () => get(`${apiBase}/ratings/product/${product().id}/reviews`),
    store: () => get(`/store/${one(keys.stores)}`),
    search: () => search('search', one([...keys.words.common, ...keys.words.two, ...keys.words.misspelt])),
    suggestions: () => search('search/suggestions', one(keys.words.beginnings)),
    picture: () => get(one(keys.pictures)),
    'view counted': () => {
      const { id, storeId } = product()
      const body = JSON.stringify({ kind: 'view', storeId, productId: id })
      return { method: 'POST', path: `${apiBase}/taps`, headers: from(), body }
    },
    rating: () => rating(product(), turn),
    wish: async () => (await wish?.make(turn))?.request ?? get('/'),
    'price changed': () => price(product()),
  }
  const search = (call: string, q: string) =>
    get(`${apiBase}/product/public/${call}?${new URLSearchParams({ q })}`)
  const from = () => ({ 'x-forwarded-for': addressOf(turn) })
  return async (kind) => {
    turn += 1
    const request = await requests[kind]()
    return { ...request, headers: { ...from(), ...request.headers } }
  }
}

interface Played {
  origin: string
  pid: number
  next: Next
  seconds: number
}

/** Requests begin at their moment, however slow the answers are. */
async function playHour(hour: number, { origin, pid, next, seconds }: Played): Promise<Hour> {
  const rates = ratesIn(hour)
  const perSecond = sumOf(rates)
  const random = seededRandom(hour + 1)
  const underWay = new Set<Promise<void>>()
  const times: number[] = []
  const failed: string[] = []
  const before = processorSeconds(pid)
  const startedAt = performance.now()

  async function send(kind: Kind): Promise<void> {
    const request = await next(kind)
    const sentAt = performance.now()
    const { status } = await answerTo(origin, request)
    if (status < 400) times.push(performance.now() - sentAt)
    else failed.push(`${kind} ${status}`)
  }
  for (let at = 0; at < seconds * 1000; at += (-Math.log(1 - random()) / perSecond) * 1000) {
    const early = startedAt + at - performance.now()
    if (early > 1) await pause(early)
    const work = send(chosen(rates, random() * perSecond))
      .catch((error: unknown) => void failed.push(String(error)))
      .finally(() => underWay.delete(work))
    underWay.add(work)
  }
  await Promise.all(underWay)
  const took = (performance.now() - startedAt) / 1000
  const after = processorSeconds(pid)
  return {
    hour,
    perSecond: (times.length + failed.length) / took,
    times,
    failed,
    app: (after.app - before.app) / took,
    database: (after.database - before.database) / took,
  }
}

function chosen(rates: readonly (readonly [Kind, number])[], at: number): Kind {
  let sum = 0
  for (const [kind, rate] of rates) {
    sum += rate
    if (at < sum) return kind
  }
  return 'picture'
}

const percent = (cores: number) => `${(cores * 100).toFixed(0)} %`
const ms = (times: readonly number[], of: number) => `${percentile(times, of).toFixed(1)} ms`

function rowOf({ hour, perSecond, times, failed, app, database }: Hour): string {
  const clock = `${String(hour).padStart(2, '0')}:00`
  return `| ${clock} | ${perSecond.toFixed(0)} | ${ms(times, 50)} | ${ms(times, 99)} | ${failed.length} | ${percent(app)} | ${percent(database)} |`
}

/** Every hour, then the day as a whole. */
function dayTable(hours: readonly Hour[]): string {
  const sum = (of: (hour: Hour) => number) => hours.reduce((all, hour) => all + of(hour), 0) * 3600
  const requests = sum(({ perSecond }) => perSecond)
  const [app, database] = [sum((hour) => hour.app), sum((hour) => hour.database)]
  const each = (seconds: number) => `${((seconds / requests) * 1000).toFixed(2)} ms`
  return [
    '| hour | requests a second | p50 | p99 | failed | app, of one core | database, of one core |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...hours.map(rowOf),
    '',
    `The whole day: ${((island.people * island.visitorsOf100) / 100).toLocaleString('en')} visits, ${(requests / 1e6).toFixed(1)} million requests,`,
    `${(app / 3600).toFixed(1)} hours of one core for the app (${each(app)} a request) and ${(database / 3600).toFixed(1)} for the database (${each(database)}).`,
  ].join('\n')
}

await scalingRun({
  name: 'day',
  usage,
  measure: async (products, seconds) => dayTable(await playDay(products, seconds)),
})
