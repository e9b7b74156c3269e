export const moderationTabs = ['reports', 'held', 'history'] as const
export type ModerationTab = (typeof moderationTabs)[number]

export const linkToTab = (tab: ModerationTab, page = 1) => ({
  to: '/owner/moderation',
  search: { tab: tab === 'reports' ? undefined : tab, page: page > 1 ? page : undefined },
})
