/** One kind of product; the generator fills the {slots} and gives each store its own variants. */
export interface ProductTemplate {
  key: string
  /** Leaf of the product tree, as the keys on the way down: 'fashion/women/dresses'. */
  category: string
  titles: string[]
  about: string[]
  /** Words for {slots} in titles and descriptions; {town} is always there. */
  fill?: Record<string, string[]>
  /** {size} with the factor it puts on the price. */
  sizes?: [label: string, factor: number][]
  /** Lowest and highest price in rupees, before the size's factor. */
  rupees: [number, number]
  /** One look each: 'artwork' or 'artwork+companion', by their names in the fluent-emoji set. */
  art: string[]
}
