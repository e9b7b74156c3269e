/** The search params of a category page; each subcategory narrows the previous one. */
export interface CategoryParams {
  page?: number
  city?: string
  subcategory1?: string
  subcategory2?: string
  subcategory3?: string
  /** A place: what the nearest stores have comes first, within so many km. */
  near?: string
  radius?: number
}
