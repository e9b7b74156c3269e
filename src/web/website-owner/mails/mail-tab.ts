import type { Destination } from '#web/ui/buttons/app-link.tsx'

export const mailTabs = ['queue', 'delivered'] as const
export type MailTab = (typeof mailTabs)[number]

/** The first tab, and the first page of each, need no words in the address. */
export const linkToTab = (tab: MailTab, page = 1): Destination => ({
  to: '/owner/mails',
  search: { tab: tab === 'queue' ? undefined : tab, page: page > 1 ? page : undefined },
})
