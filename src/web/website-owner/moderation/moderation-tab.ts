import { pageIn } from '#web/shared/address/address-values.ts'

/** The tabs that the address names; without one it means the reports. */
export const laterTabs = ['held', 'history'] as const
export const moderationTabs = ['reports', ...laterTabs] as const
export type ModerationTab = (typeof moderationTabs)[number]

export interface ModerationSearch {
  tab?: (typeof laterTabs)[number] | undefined
  page?: number | undefined
}

export const linkToTab = (tab: ModerationTab, page = 1) =>
  ({
    to: '/owner/moderation',
    search: { tab: tab === 'reports' ? undefined : tab, page: pageIn(page) },
  }) as const
