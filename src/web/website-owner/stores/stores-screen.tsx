import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { longest } from '#domain/limits.ts'
import { idIn, pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import type { SectionProps } from '#web/website-owner/console/console.tsx'
import { DecisionList } from '#web/website-owner/moderation/decision-list.tsx'
import { RestoreButton } from '#web/website-owner/moderation/restore-button.tsx'
import { SuspendButton } from '#web/website-owner/moderation/suspend-button.tsx'
import { NoSuchStore } from './no-such-store.tsx'
import { storeStatuses } from './store-queries.ts'
import { StoresView } from './stores-view.tsx'

const StoreDetailView = lazy(async () => ({
  default: (await import('./store-detail-view.tsx')).StoreDetailView,
}))

export default function OwnerStores({ item }: SectionProps) {
  const query: Record<string, unknown> = useSearch({ strict: false })
  if (item === undefined) {
    return (
      <StoresView
        search={wordsIn(query.search, longest.search) ?? ''}
        status={storeStatuses.find((known) => known === query.status)}
        page={pageIn(query.page) ?? 1}
      />
    )
  }
  const storeId = idIn(item)
  if (!storeId) return <NoSuchStore />
  return (
    <StoreDetailView
      key={storeId}
      storeId={storeId}
      standing={({ _id, name, status, person }) =>
        status === 'suspended' ? (
          <RestoreButton kind="store" id={_id} name={name} />
        ) : (
          <SuspendButton store={{ _id, name, email: person.email }} />
        )
      }
      decisions={({ decisions }) => <DecisionList decisions={decisions} />}
    />
  )
}
