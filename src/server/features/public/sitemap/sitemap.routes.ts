import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { inLanguage } from '#domain/language.ts'
import { finish, type ResponseCache, type Tag } from '#server/platform/cache/response-cache.ts'
import { notFound } from '#server/platform/http/errors.ts'
import { sendFinished } from '#server/platform/http/send-finished.ts'
import type { Entry, EntrySource, SitemapQueries } from './sitemap.queries.ts'
import { say } from './sitemap.sentences.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

interface SitemapOptions {
  publicUrl: string
  cache: ResponseCache
  /** Search engines take no more than 50,000 addresses in one file, and each entry has one in every language. */
  entriesPerFile?: number
}

const fixedPages = [
  '/',
  '/hot-deals',
  '/new-arrivals',
  '/featured-products',
  '/best-rated-products',
  '/best-rated-stores',
  '/stores',
  '/about',
  '/contact',
  '/become-admin',
  '/display-request',
  '/privacy-policy',
  '/terms',
]

const keptOutPages = ['/admin', '/owner', '/settings', '/wishlist']
const keptOut = ['/api', ...keptOutPages, ...keptOutPages.map((path) => inLanguage('fr', path))]

const File = z.object({
  file: z.string().regex(/^(pages|categories|stores|products)-[1-9]\d{0,5}\.xml$/, issue(say.noSuchSitemap)),
})
const madeOf: readonly Tag[] = ['products', 'stores', 'categories']
const xml = 'application/xml; charset=utf-8'
const hidden = { hide: true }

/** The sitemap and robots.txt. */
export function sitemapRoutes(app: FastifyInstance, queries: SitemapQueries, options: SitemapOptions): void {
  const { cache, entriesPerFile = 25_000 } = options
  const origin = new URL(options.publicUrl).origin
  const sources: Record<string, EntrySource> = { pages: fixed(fixedPages), ...queries }

  async function files(): Promise<string[]> {
    const counted = await Promise.all(
      Object.entries(sources).map(async ([kind, source]) => ({ kind, count: await source.count() })),
    )
    return counted.flatMap(({ kind, count }) =>
      Array.from({ length: Math.ceil(count / entriesPerFile) }, (_, at) => `${kind}-${at + 1}.xml`),
    )
  }

  app.get('/robots.txt', { schema: hidden }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...keptOut.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', { schema: hidden }, async (request, reply) => {
    const finished = await cache.getOrMake('sitemap', madeOf, async () => {
      const addresses = (await files()).map((file) => `${origin}/sitemaps/${file}`)
      return finish(200, { 'content-type': xml }, sitemapIndex(addresses), madeOf)
    })
    return sendFinished(request, reply, finished)
  })

  app.get('/sitemaps/:file', { schema: { ...hidden, params: File } }, async (request, reply) => {
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
    count: async () => paths.length,
    async *entries(from, atMost) {
      for (const path of paths.slice(from, from + atMost)) yield { path }
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
