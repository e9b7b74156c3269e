import { ChevronRight } from 'lucide-react'
import type { ContactMessage } from '#contract/website-owner/messages.ts'
import { ownerMessages as texts } from '#texts/website-owner/messages.ts'
import { AppLink, type Destination } from '#web/ui/buttons/app-link.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { Tabs } from '#web/ui/lists/tabs.tsx'
import { Moment } from '#web/ui/time/moment.tsx'
import { pagingOf } from '#web/website-owner/paged-queue.tsx'
import { type Shown, useMessages } from './message-queries.ts'
import { toMessage, toMessages } from './messages-links.ts'

export function MessageList({ show, page }: Shown) {
  const list = useMessages({ show, page })
  const { data } = list
  return (
    <Tabs
      label={texts.label}
      chosen={show}
      tabs={[
        { id: 'all', label: texts.all, link: toMessages({ show: 'all', page: 1 }) },
        { id: 'unread', label: texts.unread(data?.unread), link: toMessages({ show: 'unread', page: 1 }) },
      ]}
    >
      <PagedList
        {...pagingOf(list)}
        page={page}
        linkTo={(number) => toMessages({ show, page: number })}
        failed={texts.failed}
        empty={<NoMessages show={show} />}
      >
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {data?.messages.map((message) => (
            <li key={message._id}>
              <MessageLink message={message} link={toMessage(message._id, { show, page })} />
            </li>
          ))}
        </ul>
      </PagedList>
    </Tabs>
  )
}

function MessageLink({ message, link }: { message: ContactMessage; link: Destination }) {
  const { name, createdAt, readAt, repliedAt } = message
  return (
    <AppLink
      {...link}
      className={`group flex items-center gap-3 p-4 transition -outline-offset-2 hover:bg-lagoon-tint ${readAt ? 'bg-sand/60' : ''}`}
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className={`wrap-anywhere ${readAt ? 'font-medium' : 'font-bold'}`}>{name}</span>
          {!readAt && <Badge look="peach">{texts.isUnread}</Badge>}
          {repliedAt && <Badge look="cane">{texts.isAnswered}</Badge>}
          <span className="text-sm text-muted sm:ml-auto">
            <Moment at={createdAt} />
          </span>
        </span>
        <span className={`mt-0.5 line-clamp-2 wrap-anywhere ${readAt ? 'text-muted' : ''}`}>
          {message.message}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted" />
    </AppLink>
  )
}

function NoMessages({ show }: Pick<Shown, 'show'>) {
  const artwork = 'open-mailbox-with-raised-flag'
  if (show === 'all') return <EmptyState artwork={artwork} message={texts.empty} hint={texts.emptyHint} />
  return (
    <EmptyState artwork={artwork} message={texts.noneUnread} hint={texts.noneUnreadHint}>
      <ButtonLink {...toMessages({ show: 'all', page: 1 })} look="quiet">
        {texts.showAll}
      </ButtonLink>
    </EmptyState>
  )
}
