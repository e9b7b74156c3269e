import { longest } from '#domain/limits.ts'
import type { Cents } from '#domain/money.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { centsIn, rupees } from './amount.ts'
import type { TransferForm, TransferValues } from './transfer-form.ts'

interface TransferFieldsProps {
  form: TransferForm
  today: string
  amountHint: string
  /** The limits of the amount; personalised advertising only has a minimum. */
  least?: Cents
  most?: Cents
  isRefund?: boolean
}

export function TransferFields({
  form,
  today,
  amountHint,
  least,
  most,
  isRefund = false,
}: TransferFieldsProps) {
  const { transfer: texts, methods } = ownerFees
  const { ref, name, onBlur, ...method } = form.field('method', {
    validate: (chosen) => chosen !== '' || texts.methodMissing,
  })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        {...form.field('amount', {
          validate: (typed) => {
            const cents = centsIn(typed)
            if (cents === undefined) return texts.amountMissing
            if (least !== undefined && cents < least) return texts.amountTooSmall(rupees(least))
            return most === undefined || cents <= most || texts.amountTooLarge(rupees(most))
          },
        })}
        label={texts.amount}
        hint={amountHint}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        ref={ref}
        name={name}
        onBlur={onBlur}
        required={method.required}
        problem={method.problem}
        label={texts.method}
        value={form.watch('method')}
        onChoose={(chosen) =>
          form.setValue('method', chosen as TransferValues['method'], {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        options={Object.entries(methods).map(([value, label]) => ({ value, label }))}
        empty={texts.chooseMethod}
      />
      <Field
        {...form.field('receivedOn', {
          validate: (day) => {
            if (!day) return texts.dayMissing
            return day <= today || texts.dayToCome
          },
        })}
        type="date"
        max={today}
        label={isRefund ? texts.paidBackOn : texts.receivedOn}
      />
      <Field
        {...form.optional('reference')}
        label={texts.reference}
        hint={texts.referenceHint}
        maxLength={longest.paymentReference}
        autoComplete="off"
      />
    </div>
  )
}
