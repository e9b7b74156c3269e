/** The states in the address; the default is the products that are featured now. */
export const laterStates = ['coming', 'past'] as const
export const featuredStates = ['running', ...laterStates] as const
export type FeaturedState = (typeof featuredStates)[number]

export interface PromotionSearch {
  state?: (typeof laterStates)[number] | undefined
  page?: number | undefined
}
