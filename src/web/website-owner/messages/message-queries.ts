import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ContactMessage } from '#contract/website-owner/messages.ts'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'
import { usePagedQuery } from '#web/website-owner/paged-queue.tsx'

export type Show = 'all' | 'unread'

/** The filter and the page of the list. */
export interface Shown {
  show: Show
  page: number
}

const listsKey = ofOwner('messages')
const oneKey = (id: string) => ofOwner('message', id)

export function useMessages({ show, page }: Shown) {
  const { ownerMessages } = useOwnerClient()
  return usePagedQuery({
    queryKey: [...listsKey, show, page],
    queryFn: () => ownerMessages.messages({ show, page }),
    staleTime: 0,
  })
}

/** Opening a message marks it as read. */
export function useReadMessage(messageId: string) {
  const { ownerMessages } = useOwnerClient()
  const queryClient = useQueryClient()
  const read = useQuery({
    queryKey: oneKey(messageId),
    queryFn: () => ownerMessages.read({ messageId }),
    staleTime: 0,
  })
  const isRead = read.data !== undefined
  useEffect(() => {
    if (isRead) void queryClient.invalidateQueries({ queryKey: listsKey })
  }, [isRead, queryClient])

  return {
    ...read,
    /** Sends a reply, and shows it once the server has accepted it. */
    async reply(message: ContactMessage, text: string) {
      const repliesSeen = message.replies.length
      const answered = await ownerMessages.reply({ messageId, text, repliesSeen })
      queryClient.setQueryData(oneKey(messageId), answered)
      void queryClient.invalidateQueries({ queryKey: listsKey })
    },
  }
}

/** The newest unread message other than this one. */
export function useNextUnread(messageId: string): string | undefined {
  const { data } = useMessages({ show: 'unread', page: 1 })
  return data?.messages.find(({ _id, readAt }) => _id !== messageId && !readAt)?._id
}
