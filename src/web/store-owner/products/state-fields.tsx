import { useController } from 'react-hook-form'
import { availabilities, conditions } from '#domain/product-state.ts'
import { productState } from '#texts/shared/product-state.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { ProductFieldsProps } from './product-fields.tsx'

/** Whether the product can be had, and its condition; neither has to be said. */
export function StateFields({ form }: Pick<ProductFieldsProps, 'form'>) {
  const { form: texts } = ownProducts
  return (
    <div className="grid items-start gap-4 @md:grid-cols-2">
      <StateField
        form={form}
        name="availability"
        label={texts.availability}
        options={availabilities.map((value) => ({ value, label: productState.availability[value] }))}
      />
      <StateField
        form={form}
        name="condition"
        label={texts.condition}
        options={conditions.map((value) => ({ value, label: productState.condition[value] }))}
      />
    </div>
  )
}

interface StateFieldProps extends Pick<ProductFieldsProps, 'form'> {
  name: 'availability' | 'condition'
  label: string
  options: { value: string; label: string }[]
}

function StateField({ form, name, label, options }: StateFieldProps) {
  const { field } = useController({ control: form.control, name })
  return (
    <SelectField
      name={name}
      label={label}
      empty={ownProducts.form.notSaid}
      options={options}
      value={field.value}
      onChoose={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      problem={form.problemOf(name)}
    />
  )
}
