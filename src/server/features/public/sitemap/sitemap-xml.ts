import { inLanguage, type Language, languages } from '#domain/language.ts'
import type { Entry } from './sitemap.queries.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const tongues = Object.keys(languages) as Language[]

export interface ListedFile {
  address: string
  changedAt: Date | null
}

export function sitemapIndex(files: readonly ListedFile[]): string {
  const listed = files.map(
    ({ address, changedAt }) => `<sitemap><loc>${escaped(address)}</loc>${lastChange(changedAt)}</sitemap>\n`,
  )
  return `${declaration}<sitemapindex ${namespace}>\n${listed.join('')}</sitemapindex>\n`
}

const lastChange = (at: Date | null | undefined) => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '')

/** Streams the entries as they come from the database. */
export async function* urlSet(origin: string, entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const { path, changedAt } of entries) {
    const changed = lastChange(changedAt)
    // The page of each language is an address of its own, and each names all of them.
    for (const language of tongues)
      yield `<url><loc>${escaped(origin + inLanguage(language, path))}</loc>${changed}${versions(origin, path)}</url>\n`
  }
  yield '</urlset>\n'
}

/** Readers of any other language get the English page. */
const tongueOf: readonly (readonly [string, Language])[] = [
  ...tongues.map((tongue) => [tongue, tongue] as const),
  ['x-default', 'en'],
]

const versions = (origin: string, path: string) =>
  tongueOf
    .map(
      ([name, tongue]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${escaped(origin + inLanguage(tongue, path))}"/>`,
    )
    .join('')

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
