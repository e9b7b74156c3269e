export const storesPath = '/stores'

/** The search params of the stores; each category narrows the previous one. */
export interface StoresParams {
  page?: number
  search?: string
  city?: string
  storeCategory?: string
  subcategory1?: string
  subcategory2?: string
  subcategory3?: string
  /** A place: the nearest stores come first, within so many km. */
  near?: string
  radius?: number
}
