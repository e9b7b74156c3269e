import { useQuery } from '@tanstack/react-query'
import { Banknote, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VettedStoreDetail } from '#contract/website-owner/vetting.ts'
import { ownerStores as texts } from '#texts/website-owner/stores.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { ChecksForm } from './checks-form.tsx'
import { NoSuchStore } from './no-such-store.tsx'
import { StoreApplications } from './store-applications.tsx'
import { StoreFacts } from './store-facts.tsx'
import { storeQuery } from './store-queries.ts'

interface StoreDetailViewProps {
  storeId: string
  /** The button that suspends or restores the store. */
  standing: (store: VettedStoreDetail) => ReactNode
  decisions: (store: VettedStoreDetail) => ReactNode
  /** Panels for what the store cannot change by itself. */
  changes: (store: VettedStoreDetail) => ReactNode
}

export function StoreDetailView({ storeId, standing, decisions, changes }: StoreDetailViewProps) {
  const { data: store, isError, error, refetch } = useQuery(storeQuery(useOwnerClient(), storeId))
  if (!store) {
    if (!isError) return <PanelSkeleton panels={3} />
    if (error instanceof ApiError && error.status < 500) return <NoSuchStore />
    return <NotLoaded sentence={texts.storeFailed} onTryAgain={() => void refetch()} />
  }
  const isSuspended = store.status === 'suspended'
  return (
    <div className="grid gap-5">
      <Head store={store} isSuspended={isSuspended} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <Panel title={texts.facts.title}>
            <StoreFacts store={store} />
          </Panel>
          {changes(store)}
          <Panel title={texts.applications.title}>
            <StoreApplications applications={store.applications} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-5">
          <Panel title={texts.checks.title} text={texts.checks.text}>
            <ChecksForm store={store} />
          </Panel>
          <Panel
            title={texts.standing.title}
            text={isSuspended ? texts.standing.suspended : texts.standing.active}
          >
            {standing(store)}
          </Panel>
          <Panel title={texts.decisions}>{decisions(store)}</Panel>
        </div>
      </div>
    </div>
  )
}

function Head({ store, isSuspended }: { store: VettedStoreDetail; isSuspended: boolean }) {
  return (
    <div>
      <BackLink to="/owner/stores">{texts.back}</BackLink>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <h2 className="heading text-xl wrap-anywhere sm:text-2xl">{store.name}</h2>
          {isSuspended ? (
            <Badge>{texts.statuses.suspended}</Badge>
          ) : (
            <Badge look="cane">{texts.statuses.active}</Badge>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5">
          {!isSuspended && (
            <ButtonLink look="quiet" size="small" {...toStore(store._id)}>
              <Store aria-hidden="true" className="size-4.5" />
              {texts.publicPage}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" size="small" to="/owner/fees/$storeId" params={{ storeId: store._id }}>
            <Banknote aria-hidden="true" className="size-4.5" />
            {texts.fees}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
