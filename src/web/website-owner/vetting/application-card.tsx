import type { Application } from '#contract/website-owner/vetting.ts'
import { ownerVetting } from '#texts/website-owner/vetting.ts'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { FactRow, FactRows } from '#web/ui/panels/fact-row.tsx'
import { PhoneLink } from '#web/ui/panels/plain-link.tsx'
import { Moment } from '#web/ui/time/moment.tsx'
import { WorkCard } from '#web/website-owner/work-queue.tsx'
import { Applicant } from './applicant.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { NotesField } from './notes-field.tsx'

/** An application with its facts and the decision below. */
export function ApplicationCard({ application }: { application: Application }) {
  const { facts: texts } = ownerVetting
  const { businessName, claimsHalal, state } = application
  const isWaiting = state === 'open' || state === 'asked'
  return (
    <WorkCard
      title={businessName}
      marks={claimsHalal && <Badge look="cane">{texts.claimsHalal}</Badge>}
      acts={isWaiting && <DecisionBar application={application} />}
    >
      <div className="grid gap-x-8 gap-y-5 @3xl:grid-cols-2">
        <div className="@container min-w-0">
          <Facts application={application} />
        </div>
        <div className="@container min-w-0 border-line @max-3xl:border-t @max-3xl:pt-4">
          <Applicant application={application} />
        </div>
      </div>
      <NotesField applicationId={application._id} notes={application.notes} />
    </WorkCard>
  )
}

function Facts({ application }: { application: Application }) {
  const { facts: texts } = ownerVetting
  const { registrationNumber, phone, sells, claimsHalal, question, answer, refusal } = application
  return (
    <FactRows>
      <FactRow name={texts.registrationNumber}>
        <span className="font-semibold tabular-nums">{registrationNumber}</span>
      </FactRow>
      <FactRow name={texts.phone}>
        <PhoneLink phone={phone} />
      </FactRow>
      <FactRow name={texts.sells}>
        <span className="whitespace-pre-line">{sells}</span>
      </FactRow>
      <FactRow name={texts.halal}>{claimsHalal ? texts.claimsHalal : texts.noHalalClaim}</FactRow>
      <FactRow name={texts.applied}>
        <Moment at={application.createdAt} />
      </FactRow>
      {application.decidedAt && (
        <FactRow name={texts.decided}>
          <Moment at={application.decidedAt} />
        </FactRow>
      )}
      {question && (
        <>
          <FactRow name={texts.question}>
            <span className="whitespace-pre-line">{question}</span>
          </FactRow>
          <FactRow name={texts.answer}>
            {answer ? (
              <span className="font-semibold whitespace-pre-line">{answer}</span>
            ) : (
              <span className="text-muted">{texts.noAnswer}</span>
            )}
          </FactRow>
        </>
      )}
      {refusal && (
        <FactRow name={texts.refusal}>
          <span className="whitespace-pre-line">{refusal}</span>
        </FactRow>
      )}
    </FactRows>
  )
}
