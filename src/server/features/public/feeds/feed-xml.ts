import type { Availability } from '#domain/product-state.ts'
import { type FeedItem, feedMoment, feedPrice } from './feed-item.ts'

interface Channel {
  title: string
  link: string
}

const availability: Record<Availability, string> = {
  available: 'in_stock',
  'on-order': 'backorder',
  'sold-out': 'out_of_stock',
}

/** RSS 2.0 with Google's own elements, as its Merchant Center reads it. */
export async function* feedXml(
  { title, link }: Channel,
  items: AsyncIterable<FeedItem>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element('title', title)}
${element('link', link)}
${element('description', title)}
`
  for await (const item of items) yield `${itemXml(item)}\n`
  yield '</channel>\n</rss>\n'
}

function itemXml(item: FeedItem): string {
  const { sale } = item
  const values: [name: string, value: string][] = [
    ['id', item.id],
    ['title', item.title],
    ['description', item.description],
    ['link', item.link],
    ['image_link', item.image],
    ['availability', availability[item.availability]],
    ['condition', item.condition],
    ['price', feedPrice(item.priceCents)],
    ['product_type', item.category],
    // Our products have no brand, GTIN or part number.
    ['identifier_exists', 'no'],
  ]
  if (sale)
    values.push(
      ['sale_price', feedPrice(sale.priceCents)],
      ['sale_price_effective_date', `${feedMoment(sale.from, '+0400')}/${feedMoment(sale.until, '+0400')}`],
    )
  return `<item>${values.map(([name, value]) => element(`g:${name}`, value)).join('')}</item>`
}

const element = (name: string, value: string) => `<${name}>${escaped(value)}</${name}>`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// Line breaks and tabs are the only control characters that XML knows; halves of characters it does not know at all.
const notInXml = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** Text as the content of an element. A parser would turn a bare carriage return into a line feed. */
export const escaped = (text: string): string =>
  text
    .replace(notInXml, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replaceAll('\r', '&#13;')
