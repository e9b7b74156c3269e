import type { ShownState } from '#domain/shown-days.ts'
import { pageIn } from '#web/shared/address/address-values.ts'

export const toBanners = (state: ShownState, page = 1) =>
  ({
    to: '/owner/banners',
    search: { state: state === 'running' ? undefined : state, page: pageIn(page) },
  }) as const

export const toBanner = (bannerId: string) =>
  ({ to: '/owner/banners/$bannerId', params: { bannerId } }) as const
