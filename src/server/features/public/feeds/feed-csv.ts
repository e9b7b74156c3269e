import type { Availability } from '#domain/product-state.ts'
import { type FeedItem, feedMoment, feedPrice } from './feed-item.ts'

const availability: Record<Availability, string> = {
  available: 'in stock',
  'on-order': 'available for order',
  'sold-out': 'out of stock',
}

const columns = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'link',
  'image_link',
  'brand',
  'product_type',
  'sale_price',
  'sale_price_effective_date',
]

/** Rows as the catalogues of Meta read them. They require a brand, for which the store stands. */
export async function* feedCsv(storeName: string, items: AsyncIterable<FeedItem>): AsyncGenerator<string> {
  yield line(columns)
  for await (const item of items) {
    const { sale } = item
    yield line([
      item.id,
      item.title,
      item.description,
      availability[item.availability],
      item.condition,
      feedPrice(item.priceCents),
      item.link,
      item.image,
      storeName,
      item.category,
      sale ? feedPrice(sale.priceCents) : '',
      sale ? `${feedMoment(sale.from, '+04:00')}/${feedMoment(sale.until, '+04:00')}` : '',
    ])
  }
}

const line = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`

/** The exact text: a catalogue would show what protects a spreadsheet from formulas, and the owner wrote them all. */
export const cell = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
