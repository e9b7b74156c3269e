import { bulkEdit as texts } from '#texts/store-owner/bulk-edit.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { CategoryFields } from '#web/store-owner/forms/category-fields.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { BulkKind, BulkValues } from './bulk-values.ts'
import { firstExpiryDay } from './product-rules.ts'

interface BulkFieldsProps {
  kind: BulkKind
  values: BulkValues
  problem: string | undefined
  now: Date
  onChange: (changes: Partial<BulkValues>) => void
}

export function BulkFields({ kind, values, problem, now, onChange }: BulkFieldsProps) {
  const { form: product } = ownProducts
  if (kind === 'price')
    return (
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.by}
          problem={undefined}
          value={values.by}
          options={(['percent', 'amount'] as const).map((value) => ({ value, label: texts.units[value] }))}
          onChoose={(by) => onChange({ by: by as BulkValues['by'] })}
        />
        <Field
          label={texts.difference}
          hint={texts.differenceHint}
          problem={problem}
          inputMode="text"
          autoComplete="off"
          value={values.difference}
          onChange={({ target }) => onChange({ difference: target.value })}
        />
      </div>
    )
  if (kind === 'discount')
    return (
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={product.percent}
          problem={problem}
          inputMode="decimal"
          autoComplete="off"
          value={values.percent}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
        <Field
          type="date"
          min={firstExpiryDay(now)}
          label={product.expiry}
          hint={product.expiryHint}
          value={values.expiresAt}
          onChange={({ target }) => onChange({ expiresAt: target.value })}
        />
      </div>
    )
  if (kind === 'category')
    return (
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CategoryFields
          kind="product"
          value={values.categories}
          onChange={(categories, categoryName) => onChange({ categories, categoryName })}
          problem={problem}
        />
      </div>
    )
  return null
}
