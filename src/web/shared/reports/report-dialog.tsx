import { type FormEvent, useEffect, useRef, useState } from 'react'
import { longest } from '#domain/limits.ts'
import { type ReportReason, reportProblem, reportReasons } from '#domain/report.ts'
import { common } from '#texts/shared/common.ts'
import { language } from '#texts/shared/language.ts'
import { reportButtons } from '#texts/shared/report-buttons.ts'
import { reports as texts } from '#texts/shared/reports.ts'
import { useReturnTo } from '#web/shared/address/use-return-to.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useAction } from '#web/shared/forms/use-action.ts'
import { useSession } from '#web/shared/session/session.ts'
import { isSessionOver, tryAfterLogin } from '#web/shared/session/session-over.ts'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import type { ReportTarget } from './report-target.ts'
import { ruledAs, sendReport } from './send-report.ts'

interface ReportDialogProps {
  target: ReportTarget
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What was written before a login; an unknown reason is left out. */
  begun?: { reason?: string | undefined; details?: string | undefined }
}

export interface ReportFields {
  reason?: ReportReason | undefined
  details: string
}

type Report = ReportFields & { reason: ReportReason }

const blank: ReportFields = { details: '' }

function fieldsOf({ reason, details = '' }: NonNullable<ReportDialogProps['begun']> = {}): ReportFields {
  return { reason: reportReasons.find((known) => known === reason), details }
}

/** One dialog for every kind of report. Its values stay when it is closed and are cleared after sending. */
export function ReportDialog({ target, open, onOpenChange, begun }: ReportDialogProps) {
  const client = useClient()
  const { kind } = target
  const { person } = useSession()
  const returnTo = useReturnTo()
  const [fields, setFields] = useState(() => fieldsOf(begun))
  const [problem, setProblem] = useState<{ field: 'reason' | 'details'; sentence: string }>()
  const form = useRef<HTMLFormElement>(null)
  const isInSight = useRef(open)
  useEffect(() => {
    isInSight.current = open
  }, [open])

  const messageOf = (error: unknown) =>
    isSessionOver(error) ? common.sessionExpired : sentenceOf(error, texts.failed[kind])

  const { start, isBusy, error, reset } = useAction({
    mutationFn: (report: Report) => sendReport(client, target, report),
    onSuccess: () => {
      onOpenChange(false)
      setFields(blank)
      void toast.success(texts.sent[kind])
    },
    onError: (failed, report) => {
      if (isSessionOver(failed))
        void tryAfterLogin({ kind: 'report', of: kind, id: target.id, ...report }, person)
      else if (!isInSight.current) void toast.error(messageOf(failed))
    },
  })

  function fill(changed: Partial<ReportFields>) {
    setFields({ ...fields, ...changed })
    setProblem(undefined)
    if (!isBusy) reset()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { reason, details } = fields
    const sentence = reportProblem(ruledAs[kind], fields)?.[language]
    if (!sentence && reason) return void start({ reason, details })
    const field = reason ? 'details' : 'reason'
    setProblem(sentence ? { field, sentence } : undefined)
    form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.titles[kind]}>
      <Form ref={form} onSubmit={submit} className="space-y-4">
        <p>{texts.intro}</p>
        <ReasonChoice
          value={fields.reason}
          onChoose={(reason) => fill({ reason })}
          problem={problem?.field === 'reason' ? problem.sentence : undefined}
        />
        <TextBox
          label={texts.details}
          hint={fields.reason === 'other' ? texts.required : texts.optional}
          name="details"
          value={fields.details}
          limit={longest.reportDetails}
          onChange={(event) => fill({ details: event.target.value })}
          problem={problem?.field === 'details' ? problem.sentence : undefined}
        />
        {error && <FormProblem sentence={messageOf(error)} />}
        {error && isSessionOver(error) && (
          <p>
            <PlainLink to="/login" search={returnTo}>
              {reportButtons.logIn}
            </PlainLink>
          </p>
        )}
        <SubmitButton isBusy={isBusy}>{texts.submit}</SubmitButton>
      </Form>
    </Dialog>
  )
}
