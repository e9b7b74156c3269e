import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { storeNotifications as texts } from '#texts/store-owner/notifications.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { type StoreClient, useStoreClient } from '#web/shared/api/store-client.ts'
import { failureInWords } from '#web/shared/forms/failure.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { notificationsKey } from '#web/store-owner/notifications-query.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { MailChoice } from './mail-choice.tsx'
import { NotificationRow } from './notification-row.tsx'

const notificationsQuery = ({ storeOwner }: StoreClient, page: number) =>
  queryOptions({
    queryKey: [...notificationsKey, 'page', page],
    queryFn: () => storeOwner.notifications({ page }),
    staleTime: 0,
  })

/** What the store is told about, and when it comes by mail. */
export function NotificationsView({ page }: { page: number }) {
  const client = useStoreClient()
  const { data, hasFailed, tryAgain } = usePreviousDataQuery(notificationsQuery(client, page))
  if (!data)
    return hasFailed ? (
      <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} />
    ) : (
      <PanelSkeleton panels={2} />
    )
  const { notifications, unread, mails } = data
  const newest = data.page === 1 ? notifications[0]?.at : undefined
  return (
    <div className="space-y-5">
      {notifications.length === 0 ? (
        <EmptyState
          artwork="open-mailbox-with-raised-flag"
          message={data.total === 0 ? texts.none : texts.pastEnd}
          hint={texts.noneHint}
        />
      ) : (
        <section aria-label={texts.list} className="space-y-3">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-muted">{texts.unread(unread)}</p>
            {unread > 0 && newest && <MarkRead until={newest} />}
          </div>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {notifications.map((notification) => (
              <NotificationRow key={notification._id} notification={notification} />
            ))}
          </ul>
          <Pagination
            page={data.page}
            totalPages={data.totalPages}
            linkTo={(other) => ({
              to: '/admin/dashboard/notifications',
              search: { page: other > 1 ? other : undefined },
            })}
          />
        </section>
      )}
      <MailChoice mails={mails} />
    </div>
  )
}

/** Marks what is on the screen and older as read. */
function MarkRead({ until }: { until: string }) {
  const { storeOwner } = useStoreClient()
  const queryClient = useQueryClient()
  const { start, isBusy } = useAction({
    mutationFn: () => storeOwner.readNotifications({ until }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
    onError: (error) => void toast.error(failureInWords(error).sentence),
  })
  return (
    <SubmitButton type="button" look="quiet" size="small" isBusy={isBusy} onClick={() => void start()}>
      {texts.markRead}
    </SubmitButton>
  )
}
