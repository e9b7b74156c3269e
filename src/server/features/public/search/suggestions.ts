import type { Suggestions as Answer } from '#contract/public/search.ts'
import { withoutAccents } from '#domain/accents.ts'
import type { Language } from '#domain/language.ts'
import { shownPicture } from '#server/lists/card.ts'
import { prepared } from '#server/lists/prepared.ts'
import { wordsIn } from '#server/lists/search-words.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { tellingWords } from './filler-words.ts'
import { foundProducts, type Titled } from './found-products.ts'
import { withBeginning } from './steps.ts'
import { unitsOf } from './units.ts'

const most = { products: 5, stores: 3, categories: 3 }
/** The best rated of this many are offered: enough to choose from, few enough to answer while somebody types. */
const mostCandidates = 200

/** Whether each word begins one of the words of a name: `{beginnings}` are such as '% mang%'. */
const beginsSo = (name: string) =>
  `(' ' || translate(plain_text(${name}), '-/(''', '    ')) like all ({beginnings}::text[])`

const bestRated = 'order by average_rating desc, rating_count desc, id'

const storesWith = (words: string, step: number) => `(
  select ${step} as step, id, name, picture_key, average_rating, rating_count from stores
  where status = 'active' and ts_filter(name_words, '{ a }') @@ (select search_query({${words}}::text::jsonb))
  ${bestRated} limit ${mostCandidates})`

/** Whole words before beginnings; the same name of several stores is one suggestion. */
const storesStatement = `
  select named.id, named.name, named.picture_key as "pictureKey", pictures.url as "pictureUrl" from (
    select * from (
      select distinct on (name) * from (${storesWith('whole', 0)} union all ${storesWith('begun', 1)}) candidates
      order by name, step, average_rating desc, rating_count desc, id) different
    order by step, average_rating desc, rating_count desc, id limit ${most.stores}) named
  join pictures on pictures.key = named.picture_key
  order by named.step, named.average_rating desc, named.rating_count desc, named.id`

/** Whole words first, then broad categories. There are a few hundred at most. */
const categoriesStatement = (language: Language) => {
  const shown = language === 'fr' ? 'coalesce(name_fr, name)' : 'name'
  const isWhole = 'name_words @@ (select search_query({whole}::text::jsonb))'
  return `select id, ${shown} as name from product_categories
    where ${isWhole} or ${beginsSo('name')} or ${beginsSo(shown)}
    order by ${isWhole} desc, depth, position, product_categories.name limit ${most.categories}`
}

/** Some of the best rated of all products. */
const bestRatedStatement = `
  select best.id, best.title as name, best.picture_key as "pictureKey", pictures.url as "pictureUrl" from (
    select id, title, picture_key, average_rating, rating_count from products where is_visible
    ${bestRated} limit ${mostCandidates}) best
  join pictures on pictures.key = best.picture_key
  where ${beginsSo('title')} ${bestRated}`

/**
 * One or two letters match so many words that some of the best rated are good enough; more letters are worth the
 * index.
 */
const isJustBegun = (words: readonly string[]) => words.length === 1 && (words[0]?.length ?? 0) <= 2

export type Suggestions = ReturnType<typeof suggestions>

export function suggestions(tables: Tables) {
  const byTitle = foundProducts(tables)
  const bestProducts = prepared<Titled>(tables, bestRatedStatement)
  const storesNamed = prepared<Titled>(tables, storesStatement)
  const categoriesNamed = {
    en: prepared<{ id: string; name: string }>(tables, categoriesStatement('en')),
    fr: prepared<{ id: string; name: string }>(tables, categoriesStatement('fr')),
  }

  /** Whole words before beginnings, which are not looked for once there are enough. */
  async function products(words: readonly string[], beginnings: readonly string[]): Promise<Titled[]> {
    const whole = different(await byTitle.titled(unitsOf(words)))
    if (whole.length === most.products) return whole
    const begun = isJustBegun(words)
      ? await bestProducts({ beginnings })
      : await byTitle.titled(withBeginning(words))
    return different([...whole, ...begun])
  }

  return {
    async of(q: string, language: Language): Promise<Answer> {
      const words = tellingWords(wordsIn(q))
      if (words.length === 0) return { products: [], stores: [], categories: [] }
      const beginnings = words.map((word) => `% ${withoutAccents(word)}%`)
      const whole = JSON.stringify(unitsOf(words))
      const [titled, stores, categories] = await Promise.all([
        products(words, beginnings),
        storesNamed({ whole, begun: JSON.stringify(withBeginning(words)) }),
        categoriesNamed[language]({ whole, beginnings }),
      ])
      return {
        products: titled.map(({ id, name, ...picture }) => ({
          _id: id,
          title: name,
          ...imageOf(picture),
        })),
        stores: stores.map(({ id, name, ...picture }) => ({ _id: id, name, ...imageOf(picture) })),
        categories: categories.map(({ id, name }) => ({ _id: id, name })),
      }
    },
  }
}

const imageOf = (picture: Pick<Titled, 'pictureKey' | 'pictureUrl'>) => ({
  image: shownPicture({ ...picture, placeholder: null }).image,
})

/** The same title in several stores is one suggestion. */
function different(titled: readonly Titled[]): Titled[] {
  const byName = new Map<string, Titled>()
  for (const each of titled) {
    if (!byName.has(each.name)) byName.set(each.name, each)
    if (byName.size === most.products) break
  }
  return [...byName.values()]
}
