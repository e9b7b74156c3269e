import { lazy, Suspense, useEffect, useState } from 'react'
import type { PendingAction } from '#web/shared/session/pending-actions.ts'
import { takeResumedAction } from '#web/shared/session/resumed-actions.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type PendingReportAction = Extract<PendingAction, { kind: 'report' }>

/** Opens the report that was started on this page before a login, with its values. */
export function PendingReport({ path }: { path: string }) {
  const [report, setReport] = useState<PendingReportAction>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const action = takeResumedAction('report', path)
    if (!action) return
    setReport(action)
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
        begun={report}
      />
    </Suspense>
  )
}
