import { pageIn } from '#web/shared/address/address-values.ts'
import type { ModerationTab } from './moderation-tab.ts'

export const linkToTab = (tab: ModerationTab, page = 1) =>
  ({
    to: '/owner/moderation',
    search: { tab: tab === 'reports' ? undefined : tab, page: pageIn(page) },
  }) as const
