import type { ReportedThing } from '#contract/website-owner/moderation.ts'
import { reports } from '#texts/shared/reports.ts'
import { ownerModeration } from '#texts/website-owner/moderation.ts'
import { MailLink } from '#web/ui/panels/plain-link.tsx'
import { Moment } from '#web/ui/time/moment.tsx'

type Report = ReportedThing['reports'][number]

/** The reports of one item, with how often each reporter was right before. */
export function ReportList({ thing: { reports, count } }: { thing: ReportedThing }) {
  const { reports: texts } = ownerModeration
  return (
    <section>
      <h3 className="mb-2 font-semibold">{texts.title}</h3>
      <ul className="grid gap-3">
        {reports.map((report) => (
          <li key={report._id} className="min-w-0 border-l-2 border-line pl-3">
            <ReportLine report={report} />
          </li>
        ))}
      </ul>
      {count > reports.length && (
        <p className="mt-2 text-sm text-muted">{texts.more(count - reports.length)}</p>
      )}
    </section>
  )
}

function ReportLine({ report }: { report: Report }) {
  const { reports: texts } = ownerModeration
  const { reasons } = reports
  const { reason, details, createdAt, updatedAt, reporter } = report
  return (
    <>
      <p>
        <b className="font-semibold">{reasons[reason].name}</b>{' '}
        <span className="text-sm text-muted">
          <Moment at={updatedAt} />
          {updatedAt !== createdAt && ` (${texts.changed})`}
        </span>
      </p>
      <p className={`wrap-anywhere whitespace-pre-line ${details ? '' : 'text-muted'}`}>
        {details || texts.noDetails}
      </p>
      {reporter ? (
        <p className="text-sm text-muted">
          {texts.by(reporter.name)}, <MailLink email={reporter.email} />
          <br />
          {texts.record(reporter.reports, reporter.upheld, reporter.dismissed)}
        </p>
      ) : (
        <p className="text-sm text-muted">{texts.by(texts.deletedAccount)}</p>
      )}
    </>
  )
}
