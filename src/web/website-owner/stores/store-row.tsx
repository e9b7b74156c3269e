import { ChevronRight } from 'lucide-react'
import type { VettedStore } from '#contract/website-owner/vetting.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { standingChecks } from '#domain/store-checks.ts'
import { ownerStores as texts } from '#texts/website-owner/stores.ts'
import { StoreChecks } from '#web/shared/store/store-checks.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { useNow } from '#web/ui/time/clock.tsx'

export function StoreRow({ store }: { store: VettedStore }) {
  const now = useNow(60_000)
  const { _id, name, city, category, status, checks, person, products, openReports, createdAt } = store
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition hover:bg-lagoon-tint sm:px-6">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <AppLink
            to="/owner/stores/$storeId"
            params={{ storeId: _id }}
            className="font-semibold wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-lagoon"
          >
            {name}
          </AppLink>
          {status === 'suspended' && <Badge>{texts.statuses.suspended}</Badge>}
          {openReports > 0 && <Badge look="peach">{texts.openReports(openReports)}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {category.replaceAll(' > ', ' › ')} · {city} · {texts.products(products)} ·{' '}
          {texts.since(formatDate(createdAt))}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {person.name}, {person.email}
        </p>
        <StoreChecks checks={standingChecks(checks, now)} />
      </div>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted" />
    </li>
  )
}
