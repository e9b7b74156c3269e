import type { Application } from '#contract/website-owner/vetting.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerVetting } from '#texts/website-owner/vetting.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { FactRow, FactRows } from '#web/ui/panels/fact-row.tsx'
import { MailLink } from '#web/ui/panels/plain-link.tsx'

export function Applicant({ application: { person, earlier } }: { application: Application }) {
  const { person: texts, states } = ownerVetting
  return (
    <FactRows>
      <FactRow name={texts.name}>
        <span className="font-semibold">{person.name}</span>
        {person.hasStore && (
          <Badge look="lagoon" className="ml-2">
            {texts.hasStore}
          </Badge>
        )}
      </FactRow>
      <FactRow name={texts.email}>
        <MailLink email={person.email} />{' '}
        {person.isVerified ? (
          <span className="text-sm text-muted">{texts.confirmed}</span>
        ) : (
          <Badge>{texts.notConfirmed}</Badge>
        )}
      </FactRow>
      <FactRow name={texts.memberSince}>{formatDate(person.memberSince)}</FactRow>
      <FactRow name={texts.activity}>{texts.made(person.ratings, person.reports)}</FactRow>
      <FactRow name={texts.earlier}>
        {earlier.length === 0 ? (
          <span className="text-muted">{texts.firstTime}</span>
        ) : (
          <ul className="grid gap-1">
            {earlier.map(({ _id, businessName, state, refusal, createdAt, decidedAt }) => (
              <li key={_id}>
                {texts.earlierOne(businessName, states[state], formatDate(decidedAt ?? createdAt))}
                {refusal && <span className="block text-sm text-muted">{refusal}</span>}
              </li>
            ))}
          </ul>
        )}
      </FactRow>
    </FactRows>
  )
}
