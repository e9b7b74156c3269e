import { lazy, Suspense, useEffect, useState } from 'react'
import { type ReportReason, reportReasons } from '#domain/report.ts'
import { takeResumed } from '#web/shared/session/resumed.ts'
import type { WantedAct } from '#web/shared/session/wanted.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type WantedReport = Extract<WantedAct, { kind: 'report' }>

/** Opens the report that was begun on this page before a login, with what was chosen. */
export function ResumedReport({ path }: { path: string }) {
  const [report, setReport] = useState<WantedReport>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const wanted = takeResumed('report', path)
    if (!wanted) return
    setReport(wanted)
    setOpen(true)
  }, [path])
  if (!report) return null
  return (
    <Suspense>
      <ReportDialog
        key={report.id}
        target={{ kind: report.of, id: report.id }}
        open={isOpen}
        onOpenChange={setOpen}
        begunWith={{ reason: reasonIn(report), details: report.details ?? '' }}
      />
    </Suspense>
  )
}

const reasonIn = ({ reason }: WantedReport): ReportReason | undefined =>
  reportReasons.find((known) => known === reason)
