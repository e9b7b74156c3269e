import { useQuery } from '@tanstack/react-query'
import type { PersonDetail } from '#contract/website-owner/content.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { figure } from '#texts/shared/figures.ts'
import { ownerContent } from '#texts/website-owner/content.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { FactRow, FactRows } from '#web/ui/panels/fact-row.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { MailLink, PlainLink } from '#web/ui/panels/plain-link.tsx'
import { EmailChange } from '#web/website-owner/forms/email-change.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { linkToContent } from './content-links.ts'
import { personQuery } from './content-queries.ts'

const { person: texts, email: emailTexts } = ownerContent

/** What a person is here, and their address, which can be changed for them. */
export function PersonView({ personId }: { personId: string }) {
  const client = useOwnerClient()
  const { data: person, isError, error, refetch } = useQuery(personQuery(client, personId))
  if (!person) {
    if (!isError) return <PanelSkeleton panels={2} />
    if (error instanceof ApiError && error.status < 500)
      return <EmptyState artwork="desert-island" message={texts.gone} />
    return <NotLoaded sentence={texts.failed} onTryAgain={() => void refetch()} />
  }
  return (
    <div className="grid gap-5">
      <div>
        <BackLink to="/owner/content">{texts.back}</BackLink>
        <h2 className="heading mt-1 text-xl wrap-anywhere sm:text-2xl">{person.name}</h2>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={texts.facts}>
          <Facts person={person} />
        </Panel>
        <Panel title={emailTexts.title} text={emailTexts.personText}>
          <EmailChange
            email={person.email}
            waiting={person.emailChange}
            ask={(request) => client.ownerContent.changePersonEmail({ personId, ...request })}
          />
        </Panel>
      </div>
    </div>
  )
}

function Facts({ person }: { person: PersonDetail }) {
  const { _id, email, isVerified, memberSince, store, ratings, reports, applications } = person
  return (
    <div className="@container">
      <FactRows>
        <FactRow name={texts.email}>
          <MailLink email={email} /> {!isVerified && <Badge look="peach">{texts.unverified}</Badge>}
        </FactRow>
        <FactRow name={texts.since}>{formatDate(memberSince)}</FactRow>
        <FactRow name={texts.store}>
          {store ? (
            <>
              <PlainLink to="/owner/stores/$storeId" params={{ storeId: store._id }}>
                {store.name}
              </PlainLink>
              {store.isSuspended && <Badge className="ml-2">{texts.suspended}</Badge>}
            </>
          ) : (
            <span className="text-muted">{texts.noStore}</span>
          )}
        </FactRow>
        <FactRow name={texts.ratings}>
          {texts.given(ratings)}
          {ratings > 0 && (
            <>
              {' · '}
              <PlainLink {...linkToContent({ person: _id })}>{texts.seeReviews}</PlainLink>
            </>
          )}
        </FactRow>
        <FactRow name={texts.reports}>{figure(reports)}</FactRow>
        <FactRow name={texts.applications}>{figure(applications)}</FactRow>
      </FactRows>
    </div>
  )
}
