import { useSearch } from '@tanstack/react-router'
import { pageIn } from '#web/shared/address/address-values.ts'
import { applicationStates } from './vetting-queries.ts'
import { VettingView } from './vetting-view.tsx'

export default function OwnerVetting() {
  const query: Record<string, unknown> = useSearch({ strict: false })
  const state = applicationStates.find((known) => known === query.state) ?? 'open'
  return <VettingView state={state} page={pageIn(query.page) ?? 1} />
}
