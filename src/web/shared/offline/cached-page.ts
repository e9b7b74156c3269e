import { cachedAtHeader } from './cached-at-header.ts'

/** The same response with its time: in a header, and for a page also on the <html> element. */
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

/**
 * Turns the offline page into the response for another address. Its scripts are removed, because they would
 * load the page of that address.
 */
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

/** The page's title as escaped HTML, without the site's name. */
export function titleOf(html: string): string {
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ – Zilbazar$/, '')
}

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
