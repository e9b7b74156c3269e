/** About a chain of categories, from a category to a subcategory of a subcategory. */
export interface ChainFacts {
  /** Of the deepest, from 1; null when there is no such category. */
  level: number | null
  /** Whether each is below the one before it. */
  isChain: boolean
  hasFirst: boolean
}

/** Columns of `ChainFacts` for the values of `chainValues`; `{scope}` is the deepest category. */
export const chainFacts = (tree: 'product_categories' | 'store_categories') =>
  `(select cardinality(path) from ${tree} where id = {scope}) as level,
  exists (select from ${tree} where id = {scope} and path @> {chain}::uuid[]) as "isChain",
  exists (select from ${tree} where id = ({chain}::uuid[])[1]) as "hasFirst"`

export const chainValues = (chain: readonly string[]) => ({ chain: `{${chain.join(',')}}` })
