import { ownerMails as texts } from '#texts/website-owner/mails.ts'
import { Tabs } from '#web/ui/lists/tabs.tsx'
import { DeliveredMails } from './delivered-mails.tsx'
import { MailQueue } from './mail-queue.tsx'
import { linkToTab, type MailTab, mailTabs } from './mail-tab.ts'

const views = { queue: MailQueue, delivered: DeliveredMails }

export function MailsView({ tab, page }: { tab: MailTab; page: number }) {
  const View = views[tab]
  return (
    <Tabs
      label={texts.tabs}
      chosen={tab}
      tabs={mailTabs.map((id) => ({ id, label: texts.tab[id], link: linkToTab(id) }))}
    >
      <View page={page} />
    </Tabs>
  )
}
