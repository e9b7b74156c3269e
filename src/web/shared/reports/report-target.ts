export interface ReportTarget {
  kind: 'product' | 'store' | 'productReview' | 'storeReview' | 'answer'
  id: string
}

/** The names that the login prompts use. */
export const purposes = {
  product: 'reportProduct',
  store: 'reportStore',
  productReview: 'reportReview',
  storeReview: 'reportReview',
  answer: 'reportAnswer',
} as const
