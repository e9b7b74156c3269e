import type { OwnApplication } from '#contract/shapes/application.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerStores } from '#texts/website-owner/stores.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'

export function StoreApplications({ applications }: { applications: readonly OwnApplication[] }) {
  const { applications: texts } = ownerStores
  if (applications.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <ul className="grid gap-4">
      {applications.map((application) => (
        <li key={application._id} className="min-w-0 border-l-2 border-line pl-3">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="font-semibold wrap-anywhere">{application.businessName}</b>
            <Badge look="lagoon">{texts.states[application.state]}</Badge>
            {application.claimsHalal && <Badge look="cane">{texts.claimsHalal}</Badge>}
          </p>
          <p className="text-sm text-muted">
            {texts.registration(application.registrationNumber)} · {application.phone} ·{' '}
            {application.decidedAt
              ? texts.decided(formatDate(application.decidedAt))
              : texts.applied(formatDate(application.createdAt))}
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{application.sells}</p>
          {application.refusal && <p className="mt-1 text-sm text-muted">{application.refusal}</p>}
        </li>
      ))}
    </ul>
  )
}
