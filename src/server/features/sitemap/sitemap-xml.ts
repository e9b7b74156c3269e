import type { Entry } from './sitemap.queries.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The list of lists. */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`)
  return `${declaration}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`
}

/** One list, written as its entries come. */
export async function* urlSet(origin: string, entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>\n`
  for await (const { path, changedAt } of entries) {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    yield `<url><loc>${escaped(origin + path)}</loc>${changed}</url>\n`
  }
  yield '</urlset>\n'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
