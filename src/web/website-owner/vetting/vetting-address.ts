import type { Application } from '#contract/website-owner/vetting.ts'
import { pageIn } from '#web/shared/address/address-values.ts'

export type ApplicationState = Application['state']

/** The states that the address names; without one it means the open applications. */
export const laterStates = ['asked', 'approved', 'refused'] as const
export const applicationStates = ['open', ...laterStates] as const

export interface VettingSearch {
  state?: (typeof laterStates)[number] | undefined
  page?: number | undefined
}

export const linkToVetting = (state: ApplicationState, page = 1) =>
  ({
    to: '/owner/vetting',
    search: { state: state === 'open' ? undefined : state, page: pageIn(page) },
  }) as const
