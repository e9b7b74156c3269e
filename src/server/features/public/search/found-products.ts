import { pageSize } from '#domain/listing.ts'
import { mostNarrowed } from '#domain/search-filters.ts'
import type { ListParams } from '#server/lists/counted-page.ts'
import { productCards } from '#server/lists/list-pages.ts'
import { prepared } from '#server/lists/prepared.ts'
import type { ProductRow } from '#server/lists/product-card.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { allBlocks, fromBestBlocks } from './best-blocks.ts'
import { factsIn, type Matched } from './candidates.ts'
import { type Found, type FoundRow, firstOf, foundIn } from './found.ts'
import type { Wanted } from './steps.ts'

export const usualLimits = {
  /** Above this number of matches each city is looked up, below it each match. */
  lookedUp: 10_000,
  /** Filters and other orders work on the best rated of this many. */
  narrowed: mostNarrowed,
  /** The best rated of this many are offered: enough to choose from, few enough to answer while somebody types. */
  titles: 60,
  /** These best rated blocks have enough matches of a common word. */
  blocksForNarrowed: 16,
  blocksForTitles: 4,
}
type Limits = typeof usualLimits

type Blocks = 'all' | 'best'

const bestBlocks = `blocks as materialized (
    select id from search_blocks order by average desc, ratings desc, member_id limit (select {blocks}::int)),
  `
const isBest = (block: string) => `${block} = any (array(select id from blocks))`

const inTitle = `ts_filter(p.name_words, '{ a }')`

/**
 * The bits of what is found, without products that have changed since their bits were written; these are looked at
 * themselves. The planner knows neither the number of terms nor that of changes, so each is looked up by itself (a lateral
 * join with `offset 0`). Bits are stored compressed: shifted by nothing they are unpacked here, not each time that they are
 * looked at.
 */
const namesWith = (
  words: 'names' | 'titles',
  blocks: Blocks = 'all',
) => `${blocks === 'best' ? bestBlocks : ''}terms as materialized (
    select *, count(*) over (partition by unit, alternative) as words
    from (select distinct * from search_terms({units}::text::jsonb, ${words === 'titles'})) looked_for),
  noted as materialized (select distinct product_id as id from search_changes),
  stale as materialized (
    select s.block, slot_bits(s.slot, 1) as bits
    from noted cross join lateral (
      select block, slot from search_places where product_id = noted.id offset 0) s
    group by s.block),
  found as materialized (
    select f.block, case when s.block is null then f.bits << 0 else f.bits & ~ s.bits end as bits from (
      select block, bit_and(bits) as bits from (
        select block, unit, bit_or(bits) as bits from (
          select block, unit, alternative, bit_and(bits) as bits from (
            select t.unit, t.alternative, t.words, t.word, b.block, bit_or(b.bits) as bits
            from terms t cross join lateral (
              select block, bits from search_bits
              where word >= t.word and word <= t.until ${blocks === 'best' ? `and ${isBest('block')}` : ''} offset 0) b
            group by t.unit, t.alternative, t.words, t.word, b.block) with_word
          group by block, unit, alternative, words
          having count(*) = words) alternatives
        group by block, unit) units
      group by block having count(*) = (select count(distinct unit) from terms)) f
    left join stale s on s.block = f.block),
  live as materialized (
    select p.id, p.average_rating as average, p.rating_count as ratings, p.city,
      search_block_of(p.average_rating, p.rating_count, p.id) as block
    from noted cross join lateral (
      select id, average_rating, rating_count, city, name_words
      from products where id = noted.id and is_visible offset 0) p
    where ${words === 'titles' ? inTitle : 'p.name_words'} @@ (select search_query({units}::text::jsonb)))`

/** Whether the other blocks have nothing with one of the words. */
const isAll = `(
    (select count(*) from blocks) = (select count(*) from search_blocks)
    or not exists (
      select from terms t cross join lateral (
        select from search_bits where word >= t.word and word <= t.until and not ${isBest('block')} limit 1) b)
    and not exists (select from live where not ${isBest('block')})) as "isAll"`

/** The slots whose bits are set: each is preceded by a gap. The last one is after the end, where there is nothing. */
const slotsOf = (bits: string) => `(
  select (sum(octet_length(gap) + 1) over (order by number rows unbounded preceding) - 1)::int as slot
  from unnest(string_to_array(${bits}::text, '1')) with ordinality as gaps (gap, number))`

const placesIn = (block: string) => `search_places
        where block = ${block}.id and slot = any (array(select slot from ${slotsOf(`${block}.bits`)} slots))`

/** How many of what is here are in each block, and how many in the better rated ones; without slots nobody has yet. */
const countsOf = (here: string, live: string, blocks: Blocks = 'all') => `counts as materialized (
    select b.id, substring(h.bits from 1 for b.next_slot) as bits, n.count, sum(n.count) over (order by b.average desc, b.ratings desc, b.member_id rows unbounded preceding) - n.count as before
    from search_blocks b left join ${here} h on h.block = b.id
      left join (select block, count(*) from ${live} group by block) l on l.block = b.id
      cross join lateral (select coalesce(bit_count(h.bits), 0) + coalesce(l.count, 0) as count) n
    where n.count > 0 ${blocks === 'best' ? `and ${isBest('b.id')}` : ''})`

/** What is here of some blocks. */
const membersOf = (blocks: string, live: string) => `(
      select s.* from ${blocks} c cross join lateral (
        select product_id as id, average, ratings from ${placesIn('c')} offset 0) s
      union all
      select id, average, ratings from ${live} where block in (select id from ${blocks}))`

/** The same, with what filters and orders look at. */
const factsOf = (blocks: string, live: string) => `(
      select s.* from ${blocks} c cross join lateral (
        select product_id as id, average, ratings, facts from ${placesIn('c')} offset 0) s
      union all
      select l.id, l.average, l.ratings, p.facts from ${live} l cross join lateral (
        select search_facts(products) as facts from products where id = l.id offset 0) p
      where l.block in (select id from ${blocks}))`

/** The ids of a page of what is here, best rated first, from the blocks that it touches. */
const pageOf = (
  here: string,
  live: string,
  limit: number,
  offset: string,
  blocks?: Blocks,
) => `${countsOf(here, live, blocks)},
  chosen as materialized (
    select id, bits, before from counts where before < ${offset} + ${limit} and before + count > ${offset}),
  page as materialized (
    select id from ${membersOf('chosen', live)} members
    order by average desc, ratings desc, id
    limit ${limit} offset ${offset} - (select min(before) from chosen))`

/** What is found, in the city if one is given. */
const foundHere = (blocks?: Blocks) => `${namesWith('names', blocks)},
  here as materialized (
    select f.block, case when {city}::text = '' then f.bits else f.bits & c.bits end as bits
    from found f left join search_bits c
      on {city}::text <> '' and c.word = '@' || {city}::text and c.block = f.block),
  live_here as materialized (select * from live where {city}::text in ('', city))`

const everywhere = `(select coalesce(sum(bit_count(bits)), 0) from found)::int + (select count(*) from live)::int as everywhere`
const totals = `(select coalesce(sum(count), 0)::int from counts) as here,
    ${everywhere}`

const countStatement = `with ${namesWith('names')} select ${everywhere}`

const pageStatement = `with ${foundHere()},
  ${pageOf('here', 'live_here', pageSize, '{offset}::int')}
  select ${totals},
    ${productCards.text}
  from (select) as one
    left join (page join products on products.id = page.id ${productCards.joins}) on true
  order by products.average_rating desc, products.rating_count desc, products.id`

/**
 * The best rated of what is here, in any order. Whole blocks are taken as they are; only the members of the last one
 * are sorted.
 */
const bestStatement = (most: number) => `with ${foundHere('best')}, ${countsOf('here', 'live_here', 'best')},
  whole as materialized (select id, bits from counts where before + count <= ${most}),
  part as materialized (
    select id, bits, ${most} - before as wanted from counts
    where before < ${most} and before + count > ${most}),
  best as materialized (
    select facts from (
      select facts from ${factsOf('whole', 'live_here')} all_of_these
      union all
      select facts from (
        select facts from ${factsOf('part', 'live_here')} some_of_these
        order by average desc, ratings desc, id limit (select wanted from part)) first_of_these) members
    -- A limit that the planner can read.
    limit ${most})
  select ${totals}, ${factsIn('best')}, ${isAll}`

const titlesStatement = (
  most: number,
) => `with ${namesWith('titles', 'best')}, ${pageOf('found', 'live', most, '0', 'best')}
  select one.*, p.id, p.title as name, p.picture_key as "pictureKey", pictures.url as "pictureUrl"
  from (select (select coalesce(sum(count), 0)::int from counts) as here, ${isAll}) one
    left join (
      page join products p on p.id = page.id and ${inTitle} @@ (select search_query({units}::text::jsonb))
      join pictures on pictures.key = p.picture_key) on true
  order by p.average_rating desc, p.rating_count desc, p.id`

const citiesStatement = (fewMatches: number) => `with recursive ${namesWith('names')},
  total as materialized (select coalesce(sum(bit_count(bits)), 0) as count from found),
  known (word) as (
    select min(word) from search_bits where word >= '@' and word < 'A'
    union all
    select (select min(b.word) from search_bits b where b.word > known.word and b.word < 'A')
    from known where known.word is not null)
  select substr(known.word, 2) as city from known, total
  where total.count > ${fewMatches} and known.word is not null and exists (
    select from found f cross join lateral (
      select bits from search_bits b where b.word = known.word and b.block = f.block offset 0) c
    where bit_count(f.bits & c.bits) > 0)
  union
  select s.city from found f cross join total cross join lateral ${slotsOf('f.bits')} slots
    cross join lateral (
      select city from search_places where block = f.block and slot = slots.slot offset 0) s
  where total.count <= ${fewMatches}
  union
  select city from live`

interface Best extends Matched {
  isAll: boolean
}

export interface Titled {
  id: string
  name: string
  pictureKey: string
  pictureUrl: string | null
}

/** The first has no id when there is nothing to show. */
type TitledRow = { here: number; isAll: boolean } & (Titled | { id: null })

/** Products by the words of their names, from the bits of these words; decision 027 says why. */
export function foundProducts(tables: Tables, limits: Limits = usualLimits) {
  const page = prepared<FoundRow>(tables, pageStatement)
  const count = prepared<{ everywhere: number }>(tables, countStatement)
  const best = prepared<Best>(tables, bestStatement(limits.narrowed))
  const cities = prepared<{ city: string }>(tables, citiesStatement(limits.lookedUp))
  const titles = prepared<TitledRow>(tables, titlesStatement(limits.titles))

  return {
    async page(wanted: Wanted, { page: number, city = '' }: ListParams): Promise<Found<ProductRow>> {
      const rows = await page({ units: JSON.stringify(wanted), city, offset: (number - 1) * pageSize })
      return foundIn(rows, productCards.decode)
    },

    /**
     * The best rated, with what filters and orders look at. When there are more than these, the totals are not those of
     * all products. Of one city the best rated blocks rarely have enough.
     */
    async best(wanted: Wanted, city = ''): Promise<Matched> {
      const units = JSON.stringify(wanted)
      const find = async (blocks: number) => firstOf(await best({ units, city, blocks }))
      const first = city ? allBlocks : limits.blocksForNarrowed
      const { isAll: _, ...matched } = await fromBestBlocks(first, limits.narrowed + 1, find)
      return matched
    },

    async count(wanted: Wanted): Promise<number> {
      const [row] = await count({ units: JSON.stringify(wanted) })
      return row?.everywhere ?? 0
    },

    cities: (wanted: Wanted) => cities({ units: JSON.stringify(wanted) }),

    /** The best rated whose title has the words. */
    async titled(wanted: Wanted): Promise<Titled[]> {
      const units = JSON.stringify(wanted)
      const { rows } = await fromBestBlocks(limits.blocksForTitles, limits.titles, async (blocks) => {
        const rows = await titles({ units, blocks })
        const { here, isAll } = firstOf(rows)
        return { rows, here, isAll }
      })
      return rows.filter((row) => row.id !== null)
    },
  }
}
