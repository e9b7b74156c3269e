import { and, type SQL, sql } from 'drizzle-orm'
import type { Suggestions as Answer } from '#contract/public/search.ts'
import { withoutAccents } from '#domain/accents.ts'
import { shownPicture } from '#server/lists/card.ts'
import { visibleProduct, visibleStore } from '#server/lists/list.ts'
import { wordsIn } from '#server/lists/search-words.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { pictures, productCategories, products, stores } from '#server/platform/database/schema/index.ts'
import { tellingWords } from './filler-words.ts'
import { wholeWords, withBeginning } from './steps.ts'
import { unitsOf } from './units.ts'

const most = { products: 5, stores: 3, categories: 3 }
/** The best rated of this many are offered: enough to choose from, few enough to answer while somebody types. */
const mostCandidates = 200

interface Suggested {
  id: string
  name: string
  pictureKey: string
  pictureUrl: string | null
}
interface SuggestedRow extends Record<string, unknown> {
  products: Suggested[]
  stores: Suggested[]
  categories: Suggested[]
}

export type Suggestions = ReturnType<typeof suggestions>

export function suggestions(tables: Tables) {
  return {
    async of(q: string): Promise<Answer> {
      const words = tellingWords(wordsIn(q))
      if (words.length === 0) return { products: [], stores: [], categories: [] }
      const [row] = await tables.execute<SuggestedRow>(sql`
        select ${chosen(bestRated(productsWith(words), most.products))} as products,
          ${chosen(bestRated(storesWith(words), most.stores))} as stores,
          ${chosen(categoriesWith(words))} as categories`)
      if (!row) throw new Error('a selection without a table always has one row')
      return {
        products: row.products.map(({ id, name, ...picture }) => ({
          _id: id,
          title: name,
          ...imageOf(picture),
        })),
        stores: row.stores.map(({ id, name, ...picture }) => ({ _id: id, name, ...imageOf(picture) })),
        categories: row.categories.map(({ id, name }) => ({ _id: id, name })),
      }
    },
  }
}

const imageOf = (picture: Pick<Suggested, 'pictureKey' | 'pictureUrl'>) => ({
  image: shownPicture({ ...picture, placeholder: null }).image,
})

const chosen = (best: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'pictureKey', picture_key, 'pictureUrl', url)), '[]')
  from (${best}) as best)`

/** The same name in several stores is one suggestion. */
const bestRated = (candidates: SQL, limit: number): SQL => sql`
  select named.*, ${pictures.url} from (
    select * from (
      select distinct on (name) * from (${candidates}) as candidates
      order by name, step, average_rating desc, rating_count desc, id
    ) as different
    order by step, average_rating desc, rating_count desc, id limit ${limit}
  ) as named join ${pictures} on ${pictures.key} = named.picture_key
  order by step, average_rating desc, rating_count desc, id`

/**
 * One or two letters match so many words that some of the best rated are good enough; more letters are worth the
 * index.
 */
const isJustBegun = (words: readonly string[]) => words.length === 1 && (words[0]?.length ?? 0) <= 2

function productsWith(words: readonly string[]): SQL {
  const { id, title, pictureKey, averageRating, ratingCount } = products
  return candidates(words, {
    columns: sql`${id}, ${title} as name, ${pictureKey}, ${averageRating}, ${ratingCount}`,
    from: sql`${products} where ${visibleProduct}`,
    ownWords: sql`ts_filter(${products.nameWords}, '{a}')`,
  })
}

function storesWith(words: readonly string[]): SQL {
  const { id, name, pictureKey, averageRating, ratingCount } = stores
  return candidates(words, {
    columns: sql`${id}, ${name}, ${pictureKey}, ${averageRating}, ${ratingCount}`,
    from: sql`${stores} where ${visibleStore}`,
    ownWords: sql`ts_filter(${stores.nameWords}, '{a}')`,
  })
}

interface Named {
  columns: SQL
  from: SQL
  /** The words of the title or the name, without category and place. */
  ownWords: SQL
}

/** Whole words before prefixes, as in the results. */
function candidates(words: readonly string[], { columns, from, ownWords }: Named): SQL {
  const whole = sql`select 0 as step, ${columns} from ${from} and ${ownWords} @@ ${wholeWords(unitsOf(words))}
    limit ${mostCandidates}`
  const begun = isJustBegun(words)
    ? sql`select * from (
        select 1 as step, ${columns} from ${from}
        order by average_rating desc, rating_count desc, id limit ${mostCandidates}
      ) as best_rated where ${beginSo(sql`name`, words)}`
    : sql`select 1 as step, ${columns} from ${from} and ${ownWords} @@ ${withBeginning(words)}
        limit ${mostCandidates}`
  return sql`(${whole}) union all (${begun})`
}

/** Whole words first, then broad categories. There are a few hundred at most. */
function categoriesWith(words: readonly string[]): SQL {
  const { id, name, nameWords, depth, position } = productCategories
  const query = sql`${nameWords} @@ ${wholeWords(unitsOf(words))}`
  return sql`select ${id}, ${name}, null as picture_key, null as url from ${productCategories}
    where ${query} or ${beginSo(sql`${name}`, words)}
    order by ${query} desc, ${depth}, ${position}, ${name} limit ${most.categories}`
}

function beginSo(name: SQL, words: readonly string[]): SQL | undefined {
  const plain = sql`(' ' || translate(plain_text(${name}), '-/(''', '    '))`
  return and(...words.map((word) => sql`${plain} like ${`% ${withoutAccents(word)}%`}`))
}
