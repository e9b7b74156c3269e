import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ReportReason, reportDetailsLimit, reportProblem } from '#domain/report.ts'
import { reports as texts } from '#texts/reports.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { useClient } from '#web/api/use-client.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormProblem } from '#web/ui/form-notice.tsx'
import { notice } from '#web/ui/notice.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextBox } from '#web/ui/text-box.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import { type ReportTarget, ruledAs, sendReport } from './report-target.ts'

interface ReportDialogProps {
  target: ReportTarget
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface Fields {
  reason?: ReportReason
  details: string
}

const blank: Fields = { details: '' }

/** One dialog for all that can be reported. What is filled in stays when it is closed, and goes when it was sent. */
export function ReportDialog({ target, open, onOpenChange }: ReportDialogProps) {
  const client = useClient()
  const { kind } = target
  const [fields, setFields] = useState(blank)
  const [problem, setProblem] = useState<{ field: 'reason' | 'details'; sentence: string }>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isInSight = useRef(open)
  useEffect(() => {
    isInSight.current = open
  }, [open])

  function fill(changed: Partial<Fields>) {
    setFields({ ...fields, ...changed })
    setProblem(undefined)
    setFailure(undefined)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { reason, details } = fields
    const sentence = reportProblem(ruledAs[kind], fields)
    if (sentence || !reason) {
      const field = reason ? 'details' : 'reason'
      setProblem(sentence ? { field, sentence } : undefined)
      form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      await sendReport(client, target, { reason, details })
      onOpenChange(false)
      setFields(blank)
      void notice.success(texts.sent[kind])
    } catch (error) {
      const said = sentenceOf(error, texts.failed[kind])
      setFailure(said)
      if (!isInSight.current) void notice.error(said)
    }
    setBusy(false)
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.titles[kind]}>
      <form ref={form} onSubmit={submit} noValidate className="space-y-4">
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
          limit={reportDetailsLimit}
          onChange={(event) => fill({ details: event.target.value })}
          problem={problem?.field === 'details' ? problem.sentence : undefined}
        />
        {failure && <FormProblem sentence={failure} />}
        <SubmitButton isBusy={isBusy}>{texts.submit}</SubmitButton>
      </form>
    </Dialog>
  )
}
