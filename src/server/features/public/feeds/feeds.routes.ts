import { timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Id } from '#contract/shapes/ids.ts'
import { inLanguage, type Language } from '#domain/language.ts'
import { type FeedFormat, feedFormats } from '#domain/product-feed.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound } from '#server/platform/http/errors.ts'
import { stillHas } from '#server/platform/http/send-finished.ts'
import { type CreateCounter, isOver } from '#server/platform/limits/counters.ts'
import { tooMany } from '#server/platform/limits/too-many.ts'
import { addressFrom } from '#server/platform/sessions/where-from.ts'
import { feedCsv } from './feed-csv.ts'
import { type FeedItem, feedItem } from './feed-item.ts'
import { feedXml } from './feed-xml.ts'
import type { FeedRow, FeedsQueries } from './feeds.queries.ts'
import { say } from './feeds.sentences.ts'

interface FeedOptions {
  publicUrl: string
  clock: Clock
  createCounter: CreateCounter
}

const fileName = new RegExp(`^([\\w-]{20,64})\\.(${feedFormats.join('|')})$`)

const contentTypes: Record<FeedFormat, string> = {
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
}

/** Those who read feeds come a few times a day. */
const readsInMinute = 20
const minuteMs = 60_000

const noSuchFeed = () => notFound(say.noSuchFeed)

/** The products of a store for the catalogues of others, under an address that only the store owner gives away. */
export function feedsRoutes(app: FastifyInstance, queries: FeedsQueries, options: FeedOptions): void {
  const { clock } = options
  const { origin } = new URL(options.publicUrl)
  const readsFrom = options.createCounter({ name: 'feeds', most: readsInMinute, withinMs: minuteMs })

  app.get('/feeds/:storeId/:file', async (request, reply) => {
    const now = clock()
    if (await isOver(readsFrom, addressFrom(request), now.getTime())) throw tooMany(minuteMs)
    const { storeId, file } = request.params as { storeId: string; file: string }
    const [, key = '', format = 'xml'] = (fileName.exec(file) ?? []) as [unknown, string?, FeedFormat?]
    const feed = key && Id.safeParse(storeId).success ? await queries.feed(storeId) : undefined
    if (!feed || !isSame(feed.key, key)) throw noSuchFeed()

    const etag = `"${await queries.version(storeId, now)}-${format}"`
    reply
      .header('etag', etag)
      .header('cache-control', 'private, max-age=0, must-revalidate')
      .header('x-robots-tag', 'noindex')
    if (stillHas(request.headers, etag)) return reply.status(304).send()

    const language: Language = feed.language === 'fr' ? 'fr' : 'en'
    const items = itemsOf(queries.rows(storeId), (row) => feedItem(row, { origin, language }, now))
    const link = origin + inLanguage(language, `/store/${storeId}`)
    const text = format === 'xml' ? feedXml({ title: feed.name, link }, items) : feedCsv(feed.name, items)
    return reply
      .type(contentTypes[format])
      .send(Readable.from(text, { objectMode: false, highWaterMark: 64 * 1024 }))
  })
}

async function* itemsOf(
  rows: AsyncIterable<FeedRow>,
  toItem: (row: FeedRow) => FeedItem,
): AsyncGenerator<FeedItem> {
  for await (const row of rows) yield toItem(row)
}

/** Takes the same time for a key that is nearly right. */
function isSame(known: string, given: string): boolean {
  const [one, other] = [Buffer.from(known), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
