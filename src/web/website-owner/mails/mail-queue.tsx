import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ownerMails as texts } from '#texts/website-owner/mails.ts'
import { refusal } from '#web/shared/forms/failure.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'
import { pagingOf, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { MailRow } from './mail-row.tsx'
import { linkToTab } from './mail-tab.ts'

/** The queue is polled, because mails leave it without an action. */
const pollEveryMs = 10_000

/** Mails that are not delivered yet, those given up first. */
export function MailQueue({ page }: { page: number }) {
  const { ownerMails } = useOwnerClient()
  const queryClient = useQueryClient()
  const top = useRef<HTMLParagraphElement>(null)
  const list = usePagedQuery({
    queryKey: ofOwner('mails', page),
    queryFn: () => ownerMails.mails({ page }),
    staleTime: 0,
    refetchInterval: pollEveryMs,
  })
  const { data } = list

  async function retry(mailId: string) {
    try {
      const { message } = await ownerMails.retry({ mailId })
      void toast.success(message)
    } catch (error) {
      void toast.error(refusal(error) ?? texts.retryFailed)
    }
    await queryClient.invalidateQueries({ queryKey: ofOwner('mails') })
  }

  /** The focus is lost when its row disappears. */
  function keepFocus() {
    if (document.activeElement === document.body) top.current?.focus()
  }

  return (
    <>
      <p ref={top} tabIndex={-1} className="mb-3 text-muted empty:mb-0">
        {data && data.total > 0 && (data.failing > 0 ? texts.failing(data.failing) : texts.noneFailing)}
      </p>
      <PagedList
        {...pagingOf(list)}
        page={page}
        linkTo={(number) => linkToTab('queue', number)}
        failed={texts.failed}
        empty={
          <EmptyState artwork="open-mailbox-with-raised-flag" message={texts.empty} hint={texts.emptyHint} />
        }
      >
        <ul className="grid gap-3">
          {data?.mails.map((mail) => (
            <MailRow key={mail._id} mail={mail} onRetry={() => retry(mail._id)} onGone={keepFocus} />
          ))}
        </ul>
      </PagedList>
    </>
  )
}
