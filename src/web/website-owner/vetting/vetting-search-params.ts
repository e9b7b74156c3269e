import type { Application } from '#contract/website-owner/vetting.ts'

export type ApplicationState = Application['state']

/** The states in the address; the default is the open applications. */
export const laterStates = ['asked', 'approved', 'refused'] as const
export const applicationStates = ['open', ...laterStates] as const

export interface VettingSearch {
  state?: (typeof laterStates)[number] | undefined
  page?: number | undefined
}
