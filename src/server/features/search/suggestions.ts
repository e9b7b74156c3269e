import { and, type SQL, sql } from 'drizzle-orm'
import type { Suggestions as Answer } from '#contract/search.ts'
import { withoutAccents } from '#domain/accents.ts'
import { shownPicture } from '#server/cards/card.ts'
import { visibleProduct, visibleStore } from '#server/cards/list.ts'
import { asWritten, inNames, wordsIn } from '#server/cards/search-words.ts'
import type { Tables } from '#server/database/connect.ts'
import { pictures, productCategories, products, stores } from '#server/database/schema/index.ts'

const most = { products: 5, stores: 3, categories: 3 }
/** Among so many the best rated are chosen: enough to choose from, few enough to answer while somebody types. */
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

/** What the search box offers after every letter. */
export function suggestions(tables: Tables) {
  return {
    async of(q: string): Promise<Answer> {
      const words = wordsIn(q)
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

/** The same name from several stores is one suggestion. */
const bestRated = (candidates: SQL, limit: number): SQL => sql`
  select named.*, ${pictures.url} from (
    select * from (
      select distinct on (name) * from (${candidates}) as candidates
      order by name, average_rating desc, rating_count desc, id
    ) as different
    order by average_rating desc, rating_count desc, id limit ${limit}
  ) as named join ${pictures} on ${pictures.key} = named.picture_key
  order by average_rating desc, rating_count desc, id`

/** One or two letters begin so many words that some of the best rated will do; more letters are worth the index. */
const isJustBegun = (words: readonly string[]) => words.length === 1 && (words[0]?.length ?? 0) <= 2

function productsWith(words: readonly string[]): SQL {
  const { id, title, pictureKey, averageRating, ratingCount } = products
  const columns = sql`${id}, ${title} as name, ${pictureKey}, ${averageRating}, ${ratingCount}`
  if (!isJustBegun(words)) {
    return sql`select ${columns} from ${products}
      where ${visibleProduct} and to_tsvector('zilbazar', ${title}) @@ ${asWritten(words)} limit ${mostCandidates}`
  }
  return sql`select * from (
      select ${columns} from ${products} where ${visibleProduct}
      order by ${averageRating} desc, ${ratingCount} desc, ${id} limit ${mostCandidates}
    ) as best_rated where ${beginSo(sql`name`, words)}`
}

function storesWith(words: readonly string[]): SQL {
  const { id, name, pictureKey, averageRating, ratingCount } = stores
  const columns = sql`${id}, ${name}, ${pictureKey}, ${averageRating}, ${ratingCount}`
  if (!isJustBegun(words)) {
    return sql`select ${columns} from ${stores}
      where ${visibleStore} and ${stores.search} @@ ${inNames(words)} limit ${mostCandidates}`
  }
  return sql`select * from (
      select ${columns} from ${stores} where ${visibleStore}
      order by ${averageRating} desc, ${ratingCount} desc, ${id} limit ${mostCandidates}
    ) as best_rated where ${beginSo(sql`name`, words)}`
}

/** Broad categories first. There are a few hundred at most. */
function categoriesWith(words: readonly string[]): SQL {
  const { id, name, depth, position } = productCategories
  return sql`select ${id}, ${name}, null as picture_key, null as url from ${productCategories}
    where ${beginSo(sql`${name}`, words)}
    order by ${depth}, ${position}, ${name} limit ${most.categories}`
}

function beginSo(name: SQL, words: readonly string[]): SQL | undefined {
  const plain = sql`(' ' || translate(plain_text(${name}), '-/(''', '    '))`
  return and(...words.map((word) => sql`${plain} like ${`% ${withoutAccents(word)}%`}`))
}
