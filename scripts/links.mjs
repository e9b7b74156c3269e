/** @typedef {'page' | 'file'} What */
/** @typedef {{ address: string, from: string, what: What }} Visit */

/**
 * The kind of a page, because many are alike: addresses with an id, or further pages of a list.
 * @param {URL} url
 */
const kindOf = ({ pathname, search }) =>
  pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id') + (search ? '?' : '')

const atOnce = 6

/**
 * Crawls the site from the home pages on and requests every picture, script, style and icon once.
 * Returns their number and the broken ones.
 * @param {string} origin
 * @param {{ each?: number, onProgress?: (done: number, waiting: number) => void }} [options]
 */
export async function checkLinks(origin, { each = Number.POSITIVE_INFINITY, onProgress } = {}) {
  /** @type {Visit[]} */
  const waiting = []
  /** @type {Set<string>} */
  const seen = new Set()
  /** @type {Map<string, number>} */
  const readOfKind = new Map()
  /** @type {{ address: string, status: number, from: string }[]} */
  const broken = []
  const counted = { page: 0, file: 0 }

  /**
   * @param {string} reference
   * @param {string} from
   * @param {What} what
   */
  function add(reference, from, what) {
    const url = URL.canParse(reference, from) && new URL(reference, from)
    if (!url || url.origin !== origin) return
    url.hash = ''
    if (seen.has(url.href)) return
    if (what === 'page') {
      const kind = kindOf(url)
      const read = readOfKind.get(kind) ?? 0
      if (read >= each) return
      readOfKind.set(kind, read + 1)
    }
    seen.add(url.href)
    waiting.push({ address: url.href, from, what })
  }

  /** @param {Visit} visit */
  async function visit({ address, from, what }) {
    const answer = await fetch(address, { headers: { accept: what === 'page' ? 'text/html' : '*/*' } })
    counted[what] += 1
    if (!answer.ok) broken.push({ address, status: answer.status, from })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    if (!isPage || !answer.ok) {
      await answer.arrayBuffer()
      return
    }
    const html = await answer.text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) add(plain(href), address, 'page')
    for (const [, src = ''] of html.matchAll(/<img [^>]*?src="([^"]+)"/g)) add(plain(src), address, 'file')
    for (const [, script = ''] of html.matchAll(/"(\/assets\/[^"]+\.js)"/g)) add(script, address, 'file')
    for (const [tag] of html.matchAll(/<link [^>]+>/g)) {
      const href = /href="([^"]+)"/.exec(tag)?.[1]
      const isPageOfOurs = /rel="(canonical|alternate)"/.test(tag)
      if (href) add(plain(href), address, isPageOfOurs ? 'page' : 'file')
    }
    for (const [, image = ''] of html.matchAll(/<meta [^>]*property="og:image" content="([^"]+)"/g))
      add(plain(image), address, 'file')
  }

  async function walk() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await visit(next)
      onProgress?.(counted.page + counted.file, waiting.length)
    }
  }

  add('/', origin, 'page')
  add('/fr/', origin, 'page')
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, walk))
  return { pages: counted.page, files: counted.file, broken }
}

/** @param {string} attribute */
const plain = (attribute) =>
  attribute.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
