import type { ShownState } from '#domain/shown-days.ts'

/** The states in the address; the default is the banners that are shown now. */
export const laterStates = ['coming', 'past'] as const satisfies ShownState[]

export interface BannersSearch {
  state?: (typeof laterStates)[number] | undefined
  page?: number | undefined
}
