import { ScanQrCode } from 'lucide-react'
import { check as texts } from '#texts/public/check.ts'
import type { Send } from '#web/shared/api/client.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { CheckAnswer } from './check-answer.tsx'
import { useNumberCheck } from './use-number-check.ts'

interface NumberCheckProps {
  send: Send
  /** Of our own pages. */
  origin: string
}

/** The form is sent by script; without it the server answers with a page. */
export function NumberCheck({ send, origin }: NumberCheckProps) {
  const { form } = texts
  const { submit, number, failure, isBusy, answer, Scanner, openScanner, scanned, closeScanner } =
    useNumberCheck(send, origin)
  const isInteractive = useIsInteractive()
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Field
          {...number}
          label={form.number}
          hint={form.hint}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          enterKeyHint="search"
        />
        {failure && <FormProblem {...failure} />}
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button type="submit" aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined}>
            {form.submit}
          </Button>
          <Button look="quiet" disabled={!isInteractive} onClick={openScanner} className="whitespace-nowrap">
            <ScanQrCode aria-hidden="true" className="size-4.5 text-muted" />
            {form.scan}
          </Button>
        </div>
        <p className="text-sm text-muted">{form.privacy}</p>
      </form>
      {Scanner && <Scanner onFound={scanned} onClose={closeScanner} />}
      <div role="status">{answer && <CheckAnswer {...answer} />}</div>
    </>
  )
}
