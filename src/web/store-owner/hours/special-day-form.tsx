import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { SpecialDay } from '#contract/shapes/opening-hours.ts'
import { longest, specialDaysAhead } from '#domain/limits.ts'
import { addDays } from '#domain/mauritius-time.ts'
import { specialHours } from '#domain/opening-hours.ts'
import { isValidSpan } from '#domain/opening-spans.ts'
import { storeHours as texts } from '#texts/store-owner/hours.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Choice } from '#web/ui/fields/choice.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FieldProblem } from '#web/ui/fields/field-problem.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { type SaidOfDay, useHoursCalls } from './hours-queries.ts'
import { type EditedSpan, spansProblem, usual } from './opening-week.ts'
import { SpanFields } from './span-fields.tsx'

interface SpecialDayFormProps {
  /** What is said of the day already; the date alone for a holiday; nothing for a new day. */
  edited: Partial<SaidOfDay>
  today: string
  onClose: () => void
}

interface Values {
  day: string
  hours: SpecialDay['hours']
  spans: readonly EditedSpan[]
  note: string
}

const labels = { closed: texts.closed, usual: texts.asUsual, other: texts.otherTimes }

export function SpecialDayForm({ edited, today, onClose }: SpecialDayFormProps) {
  const { set } = useHoursCalls()
  const id = useId()
  const form = useSubmitForm<Values>({
    names: ['day', 'hours', 'spans', 'note'],
    defaultValues: {
      day: edited.day ?? '',
      hours: edited.hours ?? (edited.day ? 'other' : 'closed'),
      spans: edited.spans?.length ? [...edited.spans] : [usual],
      note: edited.note ?? '',
    },
    send: async ({ day, hours, spans, note }) => {
      const chosen = hours === 'other' ? spans.filter(isValidSpan) : []
      void toast.success(await set({ day, hours, spans: chosen, note: note.trim() || null }))
      onClose()
    },
  })
  const { control, field, optional, register, problemOf, failure, isBusy, watch } = form
  const isOther = watch('hours') === 'other'
  const spans = useController({
    control,
    name: 'spans',
    rules: { validate: (chosen, { hours }) => hours !== 'other' || !spansProblem(chosen) },
  }).field
  const wrong = isOther ? spansProblem(spans.value) : undefined
  const lastDay = addDays(today, specialDaysAhead)

  return (
    <Form onSubmit={form.submit} className="space-y-4">
      <Field
        {...field('day', {
          validate: (day) => (day >= today && day <= lastDay) || texts.badDay,
        })}
        type="date"
        label={texts.day}
        min={today}
        max={lastDay}
        readOnly={edited.day !== undefined}
      />
      <Choice legend={texts.isOpen} problem={problemOf('hours')}>
        {specialHours.map((kind) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              value={kind}
              {...register('hours')}
              className="size-5 flex-none accent-lagoon"
            />
            {labels[kind]}
          </label>
        ))}
      </Choice>
      {isOther && (
        <div>
          <SpanFields
            name={texts.thatDay}
            spans={spans.value}
            onChange={spans.onChange}
            isWrong={wrong !== undefined}
            describedBy={id}
            canAdd={!wrong}
          />
          <div id={id}>
            {wrong && <FieldProblem id={`${id}-problem`}>{storeProfile.hours[wrong]}</FieldProblem>}
          </div>
        </div>
      )}
      <Field
        {...optional('note')}
        label={texts.note}
        hint={texts.noteHint}
        maxLength={longest.specialDayNote}
        autoComplete="off"
      />
      {failure && <FormProblem {...failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{texts.save}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
