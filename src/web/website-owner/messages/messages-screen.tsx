import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { pageIn } from '#web/shared/address/address-values.ts'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import type { SectionProps } from '#web/website-owner/console/console.tsx'
import { MessageList } from './message-list.tsx'

const MessageView = lazy(async () => ({
  default: (await import('./message-view.tsx')).MessageView,
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
