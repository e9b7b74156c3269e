import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { MessageList } from '#web/features/owner-messages/message-list.tsx'
import { PanelSkeleton } from '#web/ui/panel-skeleton.tsx'
import { pageIn } from './address-values.ts'
import type { SectionProps } from './owner.tsx'

const MessageView = lazy(async () => ({
  default: (await import('#web/features/owner-messages/message-view.tsx')).MessageView,
}))

export default function OwnerMessages({ item }: SectionProps) {
  const query: Record<string, unknown> = useSearch({ strict: false })
  const shown = {
    show: query.show === 'unread' ? ('unread' as const) : ('all' as const),
    page: pageIn(query.page) ?? 1,
  }
  if (!item) return <MessageList {...shown} />
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <MessageView key={item} id={item} from={shown} />
    </Suspense>
  )
}
