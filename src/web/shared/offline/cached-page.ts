import { cachedAtHeader } from './cached-at-header.ts'

/** The same answer, with the moment it was true: in a header, and for a page on its first element. */
export async function asCached(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  const date = new Date(headers.get('date') ?? 0).toISOString()
  headers.set(cachedAtHeader, date)
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const body = isPage
    ? (await response.text()).replace('<html ', `<html data-kept-at="${date}" `)
    : await response.blob()
  return new Response(body, { status: response.status, headers })
}

/** What stands in for a page: without the program, which would look for the page of the address. */
export async function asOfflinePage(
  response: Response,
  readable: readonly { address: string; title: string }[],
): Promise<Response> {
  const items = readable.map(({ address, title }) => `<li><a href="${escaped(address)}">${title}</a></li>`)
  const html = (await response.text())
    .replace(/<script data-program>[\s\S]*?<\/script>/, '')
    .replace(/(<ul data-kept-pages[^>]*>)/, `$1${items.join('')}`)
    .replace(/<section hidden="" data-if-kept[^>]*>/, (section) =>
      items.length ? section.replace('hidden="" ', '') : section,
    )
  return new Response(html, { status: 503, headers: response.headers })
}

/** As it stands in the HTML, where it is escaped already; without the site's name at its end. */
export function titleOf(html: string): string {
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ – Zilbazar$/, '')
}

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
