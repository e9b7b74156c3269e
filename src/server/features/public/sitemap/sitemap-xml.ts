import { inLanguage, type Language, languages } from '#domain/language.ts'
import type { Entry } from './sitemap.queries.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const tongues = Object.keys(languages) as Language[]

export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`)
  return `${declaration}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`
}

/** Streams the entries as they come from the database. */
export async function* urlSet(origin: string, entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const { path, changedAt } of entries) {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    // The page of each language is an address of its own, and each names all of them.
    for (const language of tongues)
      yield `<url><loc>${escaped(origin + inLanguage(language, path))}</loc>${changed}${versions(origin, path)}</url>\n`
  }
  yield '</urlset>\n'
}

const versions = (origin: string, path: string) =>
  tongues
    .map(
      (tongue) =>
        `<xhtml:link rel="alternate" hreflang="${tongue}" href="${escaped(origin + inLanguage(tongue, path))}"/>`,
    )
    .join('')

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
