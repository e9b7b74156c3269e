import { useSearch } from '@tanstack/react-router'
import { applicationStates } from '#web/features/owner-vetting/vetting-queries.ts'
import { VettingView } from '#web/features/owner-vetting/vetting-view.tsx'
import { pageIn } from './address-values.ts'

export default function OwnerVetting() {
  const query: Record<string, unknown> = useSearch({ strict: false })
  const state = applicationStates.find((known) => known === query.state) ?? 'open'
  return <VettingView state={state} page={pageIn(query.page) ?? 1} />
}
