import type { DeliveredMail } from '#contract/website-owner/mails.ts'
import { ownerMails as texts } from '#texts/website-owner/mails.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { Moment } from '#web/ui/time/moment.tsx'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'
import { pagingOf, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { linkToTab } from './mail-tab.ts'

/** Mails that the mail server accepted within about a day, newest first. */
export function DeliveredMails({ page }: { page: number }) {
  const { ownerMails } = useOwnerClient()
  const list = usePagedQuery({
    queryKey: ofOwner('mails', 'delivered', page),
    queryFn: () => ownerMails.delivered({ page }),
    staleTime: 0,
  })
  return (
    <>
      <p className="mb-3 text-muted">{texts.deliveredHint}</p>
      <PagedList
        {...pagingOf(list)}
        page={page}
        linkTo={(number) => linkToTab('delivered', number)}
        failed={texts.deliveredFailed}
        empty={<EmptyState artwork="open-mailbox-with-raised-flag" message={texts.noneDelivered} />}
      >
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {list.data?.mails.map((mail) => (
            <DeliveredRow key={mail._id} mail={mail} />
          ))}
        </ul>
      </PagedList>
    </>
  )
}

function DeliveredRow({ mail: { to, letter, deliveredAt } }: { mail: DeliveredMail }) {
  const names: Record<string, string> = texts.letters
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="font-semibold">{names[letter] ?? letter}</p>
        <p className="wrap-anywhere">
          {to.name && `${to.name} · `}
          {to.email}
        </p>
      </div>
      <p className="text-sm text-muted">
        <Moment at={deliveredAt} />
      </p>
    </li>
  )
}
