import { pageIn } from '#web/shared/address/address-values.ts'
import type { ApplicationState } from './vetting-search-params.ts'

export const linkToVetting = (state: ApplicationState, page = 1) =>
  ({
    to: '/owner/vetting',
    search: { state: state === 'open' ? undefined : state, page: pageIn(page) },
  }) as const
