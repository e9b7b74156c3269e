/** The tabs in the address; the default is the reports. */
export const laterTabs = ['held', 'photos', 'prices', 'history'] as const
export const moderationTabs = ['reports', ...laterTabs] as const
export type ModerationTab = (typeof moderationTabs)[number]

export interface ModerationSearch {
  tab?: (typeof laterTabs)[number] | undefined
  page?: number | undefined
}
