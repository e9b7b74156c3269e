import { ownProducts } from '#texts/store-owner/products.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { NumberField, type ProductFieldsProps } from './product-fields.tsx'
import { firstExpiryDay } from './product-rules.ts'

interface DiscountFieldsProps extends ProductFieldsProps {
  /** Whether the product has a discount. */
  canEnd: boolean
  now: Date
}

/** Percent and last day are given together or not at all. */
export function DiscountFields({ form, rules, canEnd, now }: DiscountFieldsProps) {
  const { form: texts } = ownProducts
  const { setValue, watch } = form
  const { value, expiresAt } = watch('discount')

  function end() {
    const changed = { shouldDirty: true, shouldValidate: true }
    setValue('discount.expiresAt', '', changed)
    setValue('discount.value', '', changed)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="heading mb-3 text-lg">{texts.discount}</legend>
      <div className="grid items-start gap-4 @md:grid-cols-2 @2xl:grid-cols-1">
        <NumberField
          {...form.optional('discount.value', rules.percent)}
          label={texts.percent}
          hint={texts.percentHint}
        />
        <Field
          {...form.optional('discount.expiresAt', rules.expiry)}
          type="date"
          min={firstExpiryDay(now)}
          label={texts.expiry}
          hint={texts.expiryHint}
        />
      </div>
      {canEnd && (value || expiresAt) && (
        <Button look="plain" size="small" onClick={end} className="mt-1 -ml-4.5">
          {texts.endDiscount}
        </Button>
      )}
    </fieldset>
  )
}
