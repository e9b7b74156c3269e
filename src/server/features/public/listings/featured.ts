import { pageSize } from '#domain/listing.ts'
import { countsOf } from '#server/lists/counted-page.ts'
import { type ListPage, type PageParams, productCards } from '#server/lists/list-pages.ts'
import { prepared } from '#server/lists/prepared.ts'
import type { ProductRow } from '#server/lists/product-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'

interface Found {
  id: string | null
  cities: Record<string, number> | null
  until: string | null
}

/**
 * Read as they are, without stored totals: the website owner chooses these products one by one, so there are few. The
 * moment is compared afterwards, so that PostgreSQL has one plan for every moment.
 */
const featured = `ever_featured as materialized (
    select id, city, featured_position, featured_from, featured_until, average_rating, rating_count, created_at
    from products where is_visible and featured_from is not null),
  featured as materialized (
    select * from ever_featured
    where featured_from <= {now} and coalesce(featured_until, 'infinity') > {now})`

const facts = `(select json_object_agg(city, total) from (
    select city, count(*) as total from featured group by city) counted) as cities,
  (select min(moment) from ever_featured cross join lateral (values (featured_from), (featured_until)) times (moment)
    where moment > {now}) as until`

const orders = {
  chosen: 'featured_position, created_at desc, id desc',
  bestRated: 'average_rating desc, rating_count desc, id',
}

const pageOf = (order: keyof typeof orders) => `with ${featured},
  page as materialized (
    select id, row_number() over (order by ${orders[order]}) as number from featured
    where {city} in ('', city) order by ${orders[order]} limit ${pageSize} offset {offset}),
  facts as materialized (select ${facts})
  select facts.*, ${productCards.text}
  from facts left join (page join products on products.id = page.id ${productCards.joins}) on true order by page.number`

export type FeaturedProducts = ReturnType<typeof featuredProducts>

export function featuredProducts(tables: Tables) {
  const pages = {
    chosen: prepared<Found>(tables, pageOf('chosen')),
    bestRated: prepared<Found>(tables, pageOf('bestRated')),
  }
  const cities = prepared<Found>(tables, `with ${featured} select ${facts}`)
  const untilOf = ({ until }: Found) => (until === null ? null : new Date(until))

  return {
    async page(
      { now, page, city = '' }: PageParams,
      order: keyof typeof orders,
    ): Promise<Pick<ListPage<ProductRow>, 'cities' | 'rows' | 'until'>> {
      const found = await pages[order]({ now: now.toISOString(), city, offset: (page - 1) * pageSize })
      const [first] = found
      if (!first) throw new Error('A page always has a first row.')
      return {
        cities: countsOf(first.cities),
        rows: first.id === null ? [] : found.map(productCards.decode),
        until: untilOf(first),
      }
    },

    async cities(now: Date) {
      const [row] = await cities({ now: now.toISOString() })
      if (!row) throw new Error('A statement without tables has one row.')
      return { cities: countsOf(row.cities), until: untilOf(row) }
    },
  }
}
