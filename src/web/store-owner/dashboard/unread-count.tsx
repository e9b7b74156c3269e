import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { dashboard as texts } from '#texts/store-owner/dashboard.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { unreadQuery } from '#web/store-owner/notifications-query.ts'
import { SessionOpenContext } from './navigation.ts'

const mostShown = 99

/** How many notifications are unread, once the session is known. */
export function UnreadCount() {
  const isOpen = use(SessionOpenContext)
  const { data: unread = 0 } = useQuery({ ...unreadQuery(useStoreClient()), enabled: isOpen })
  if (unread === 0) return null
  const count = unread > mostShown ? `${mostShown}+` : String(unread)
  return (
    <span className="ml-auto rounded-full bg-sunset px-2 text-sm font-semibold text-on-sunset tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{texts.unread(count)}</span>
    </span>
  )
}
