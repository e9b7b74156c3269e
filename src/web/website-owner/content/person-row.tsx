import { ChevronRight } from 'lucide-react'
import type { FoundPerson } from '#contract/website-owner/content.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerContent } from '#texts/website-owner/content.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'

export function PersonRow({ person }: { person: FoundPerson }) {
  const { person: texts } = ownerContent
  const { _id, name, email, isVerified, memberSince, ratings, store } = person
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition hover:bg-lagoon-tint sm:px-6">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <AppLink
            to="/owner/content/people/$personId"
            params={{ personId: _id }}
            className="font-semibold wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-lagoon"
          >
            {name}
          </AppLink>
          {store && <Badge look="lagoon">{store.name}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {email}
          {!isVerified && ` (${texts.unverified})`}
        </p>
        <p className="text-sm text-muted">
          {texts.since} {formatDate(memberSince)} · {texts.given(ratings)}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted" />
    </li>
  )
}
