import type { Holiday } from '#contract/website-owner/holidays.ts'
import { longest } from '#domain/limits.ts'
import { ownerHolidays as texts } from '#texts/website-owner/holidays.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useHolidayActions, type WrittenHoliday } from './holiday-queries.ts'

interface HolidayFormProps {
  /** The holiday to change; without it, a new one is added. */
  holiday: Holiday | undefined
  onClose: () => void
}

export function HolidayForm({ holiday, onClose }: HolidayFormProps) {
  const { add, change } = useHolidayActions()
  const { submit, field, register, failure, isBusy } = useSubmitForm<WrittenHoliday>({
    names: ['day', 'nameEn', 'nameFr'],
    defaultValues: holiday ?? { day: '', nameEn: '', nameFr: '', isProvisional: false },
    send: async ({ day, nameEn, nameFr, isProvisional }) => {
      const written = { day, nameEn: nameEn.trim(), nameFr: nameFr.trim(), isProvisional }
      const { message } = holiday ? await change(holiday, written) : await add(written)
      void toast.success(message)
      onClose()
    },
  })
  const named = (name: string) => name.trim() !== '' || texts.nameMissing
  return (
    <Form onSubmit={submit} className="space-y-4">
      <Field
        {...field('day', { validate: (day) => day !== '' || texts.dayMissing })}
        type="date"
        label={texts.day}
      />
      <Field
        {...field('nameEn', { validate: named })}
        label={texts.nameEn}
        maxLength={longest.holidayName}
        autoComplete="off"
        lang="en"
      />
      <Field
        {...field('nameFr', { validate: named })}
        label={texts.nameFr}
        maxLength={longest.holidayName}
        autoComplete="off"
        lang="fr"
      />
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input type="checkbox" {...register('isProvisional')} className="size-5 accent-lagoon" />
          {texts.isProvisional}
        </label>
        <p className="pl-8 text-sm text-muted">{texts.provisionalHint}</p>
      </div>
      {failure && <FormProblem {...failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{holiday ? texts.save : texts.addIt}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
