import { useSearch } from '@tanstack/react-router'
import { pageIn } from '#web/shared/address/address-values.ts'
import { moderationTabs } from './moderation-tab.ts'
import { ModerationView } from './moderation-view.tsx'

export default function OwnerModeration() {
  const query: Record<string, unknown> = useSearch({ strict: false })
  const tab = moderationTabs.find((known) => known === query.tab) ?? 'reports'
  return <ModerationView tab={tab} page={pageIn(query.page) ?? 1} />
}
