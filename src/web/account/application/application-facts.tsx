import type { OwnApplication } from '#contract/shapes/application.ts'
import { storeApplication } from '#texts/shared/application.ts'
import { FactRow, FactRows } from '#web/ui/panels/fact-row.tsx'
import { Moment } from '#web/ui/time/moment.tsx'

export function ApplicationFacts({ application }: { application: OwnApplication }) {
  const { facts: texts, form } = storeApplication
  const { question, answer } = application
  return (
    <section aria-labelledby="application-facts" className="@container mt-5 border-t border-line pt-5">
      <h3 id="application-facts" className="mb-3 font-semibold">
        {texts.heading}
      </h3>
      <FactRows>
        <FactRow name={form.businessName}>{application.businessName}</FactRow>
        <FactRow name={form.registrationNumber}>{application.registrationNumber}</FactRow>
        <FactRow name={form.phone}>{application.phone}</FactRow>
        <FactRow name={form.sells}>
          <span className="whitespace-pre-line">{application.sells}</span>
        </FactRow>
        <FactRow name={texts.halal}>{application.claimsHalal ? texts.yes : texts.no}</FactRow>
        {question && answer && (
          <>
            <FactRow name={texts.question}>
              <span className="whitespace-pre-line">{question}</span>
            </FactRow>
            <FactRow name={texts.answer}>
              <span className="whitespace-pre-line">{answer}</span>
            </FactRow>
          </>
        )}
        <FactRow name={texts.sentOn}>
          <Moment at={application.createdAt} />
        </FactRow>
      </FactRows>
    </section>
  )
}
