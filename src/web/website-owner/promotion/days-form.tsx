import type { ReactNode } from 'react'
import { formatDate, mauritiusDay } from '#domain/mauritius-time.ts'
import { ownerPromotion } from '#texts/website-owner/promotion.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { useNow } from '#web/ui/time/clock.tsx'
import type { Days } from './promotion-queries.ts'

interface DaysFormProps {
  initial?: Partial<Days> | undefined
  /** The days for which personalised advertising was paid. */
  paid: { startsOn: string; endsOn: string } | null | undefined
  button: string
  send: (days: Days) => Promise<void>
  children?: ReactNode
  cancel?: ReactNode
}

/** The first and last day of featuring; a button fills in the paid days. */
export function DaysForm({ initial, paid, button, send, children, cancel }: DaysFormProps) {
  const { form: texts } = ownerPromotion
  const today = mauritiusDay(useNow(60_000))
  const { submit, field, optional, setValue, watch, failure, isBusy } = useSubmitForm<{
    from: string
    until: string
  }>({
    names: ['from', 'until'],
    defaultValues: { from: initial?.from ?? today, until: initial?.until ?? '' },
    send: ({ from, until }) => send({ from, until: until || null }),
  })
  const { from, until } = watch()
  const isAsPaid = paid?.startsOn === from && paid.endsOn === until
  return (
    <Form onSubmit={submit} className="space-y-4">
      {children}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          {...field('from', { validate: (day) => day !== '' || texts.firstMissing })}
          type="date"
          label={texts.first}
        />
        <Field
          {...optional('until', {
            validate: (day, values) => !day || day >= values.from || texts.lastTooEarly,
          })}
          type="date"
          label={texts.last}
          hint={texts.lastHint}
        />
      </div>
      {paid && !isAsPaid && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            setValue('from', paid.startsOn, { shouldDirty: true, shouldValidate: true })
            setValue('until', paid.endsOn, { shouldDirty: true, shouldValidate: true })
          }}
        >
          {texts.takePaid(formatDate(paid.startsOn), formatDate(paid.endsOn))}
        </Button>
      )}
      {failure && <FormProblem {...failure} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy}>{button}</SubmitButton>
        {cancel}
      </div>
    </Form>
  )
}
