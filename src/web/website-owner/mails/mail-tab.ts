import { pageIn } from '#web/shared/address/address-values.ts'

export const mailTabs = ['queue', 'delivered'] as const
export type MailTab = (typeof mailTabs)[number]

/** The first tab and the first page are left out of the address. */
export interface MailsSearch {
  tab?: Exclude<MailTab, 'queue'> | undefined
  page?: number | undefined
}

export const linkToTab = (tab: MailTab, page = 1) =>
  ({
    to: '/owner/mails',
    search: { tab: tab === 'queue' ? undefined : tab, page: pageIn(page) },
  }) as const
