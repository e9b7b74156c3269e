import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { textChangedOn } from '#domain/text-dates.ts'
import type { PublicRead } from '#server/platform/cache/public-read.ts'
import { finish, type ResponseCache } from '#server/platform/cache/response-cache.ts'
import type { Clock } from '#server/platform/clock.ts'
import { notFound } from '#server/platform/http/errors.ts'
import { sendFinished } from '#server/platform/http/send-finished.ts'
import type { Entry, EntrySource, SitemapQueries } from './sitemap.queries.ts'
import { say } from './sitemap.sentences.ts'
import { type ListedFile, sitemapIndex, urlSet } from './sitemap-xml.ts'

interface SitemapOptions {
  publicUrl: string
  cache: ResponseCache
  publicRead: PublicRead
  clock: Clock
  /** Search engines take no more than 50,000 addresses in one file, and each entry has one in every language. */
  entriesPerFile?: number
}

/** Pages that show lists change all the time, and of the others only these name a day. */
const changedOn: Record<string, string> = {
  '/terms': textChangedOn.terms,
  '/privacy-policy': textChangedOn.privacyPolicy,
}

const fixedPages = [
  '/',
  '/hot-deals',
  '/new-arrivals',
  '/featured-products',
  '/best-rated-products',
  '/best-rated-stores',
  '/stores',
  '/map',
  '/about',
  '/check',
  '/contact',
  '/become-admin',
  '/display-request',
  '/privacy-policy',
  '/terms',
]

const File = z.object({
  file: z.string().regex(/^(pages|categories|stores|products)-[1-9]\d{0,5}\.xml$/, issue(say.noSuchSitemap)),
})
const xml = 'application/xml; charset=utf-8'
/** Robots come once in a while, and the dates of all products are looked at: not again for every change. */
const indexMs = 60 * 60 * 1000

/** The sitemap and robots.txt. */
export function sitemapRoutes(app: FastifyInstance, queries: SitemapQueries, options: SitemapOptions): void {
  const { cache, publicRead, clock, entriesPerFile = 25_000 } = options
  const origin = new URL(options.publicUrl).origin
  const sources: Record<string, EntrySource> = { pages: fixed(fixedPages), ...queries }

  async function files(): Promise<ListedFile[]> {
    const found = await Promise.all(
      Object.entries(sources).map(async ([kind, source]) => ({
        kind,
        files: await source.files(entriesPerFile),
      })),
    )
    return found.flatMap(({ kind, files }) =>
      files.map(({ changedAt }, at) => ({
        address: `${origin}/sitemaps/${kind}-${at + 1}.xml`,
        changedAt,
      })),
    )
  }

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          // Private pages say 'noindex', which a robot reads only where it is let in.
          'Disallow: /api',
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const finished = await cache.getOrMake('sitemap', () =>
      publicRead(async () => {
        const until = clock().getTime() + indexMs
        return finish(200, { 'content-type': xml }, sitemapIndex(await files()), { tags: [], until })
      }),
    )
    return sendFinished(request, reply, finished, 'sitemap')
  })

  app.get('/sitemaps/:file', { schema: { params: File } }, async (request, reply) => {
    const { file } = request.params as z.infer<typeof File>
    const [kind = '', number] = file.replace('.xml', '').split('-')
    const entries = sources[kind]?.entries((Number(number) - 1) * entriesPerFile, entriesPerFile)
    const known = entries && (await unlessEmpty(entries))
    if (!known) throw notFound(say.noSuchSitemap)
    return reply
      .type(xml)
      .header('cache-control', 'public, max-age=3600')
      .send(Readable.from(urlSet(origin, known), { objectMode: false, highWaterMark: 64 * 1024 }))
  })
}

function fixed(paths: readonly string[]): EntrySource {
  return {
    files: async () => [{ changedAt: null }],
    async *entries(from, atMost) {
      for (const path of paths.slice(from, from + atMost)) {
        const day = changedOn[path]
        yield { path, ...(day && { changedAt: new Date(day) }) }
      }
    },
  }
}

/** Reads the first entry before the answer begins, because an empty file must be a 404. */
async function unlessEmpty(entries: AsyncIterable<Entry>): Promise<AsyncIterable<Entry> | undefined> {
  const iterator = entries[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) return undefined
  return (async function* () {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  })()
}
