import { useSearch } from '@tanstack/react-router'
import { pageIn } from '#web/shared/address/address-values.ts'
import { mailTabs } from './mail-tab.ts'
import { MailsView } from './mails-view.tsx'

export default function OwnerMails() {
  const query: Record<string, unknown> = useSearch({ strict: false })
  const tab = mailTabs.find((known) => known === query.tab) ?? 'queue'
  return <MailsView tab={tab} page={pageIn(query.page) ?? 1} />
}
