import { getRouteApi } from '@tanstack/react-router'
import { idIn } from '#web/shared/address/address-values.ts'
import { DecisionList } from '#web/website-owner/moderation/decision-list.tsx'
import { RestoreButton } from '#web/website-owner/moderation/restore-button.tsx'
import { SuspendButton } from '#web/website-owner/moderation/suspend-button.tsx'
import { NoSuchStore } from './no-such-store.tsx'
import { StoreDetailView } from './store-detail-view.tsx'

const route = getRouteApi('/owner/stores/$storeId')

export function StoreDetailScreen() {
  const storeId = idIn(route.useParams().storeId)
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
