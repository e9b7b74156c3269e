import { productImport as texts } from '#texts/store-owner/product-import.ts'
import { CategoryFields } from '#web/store-owner/forms/category-fields.tsx'
import { Field } from '#web/ui/fields/field.tsx'

export interface ChosenDefaults {
  categories: string[]
  /** A Mauritius day, 'YYYY-MM-DD', or blank. */
  discountEnds: string
}

export const noDefaults: ChosenDefaults = { categories: [], discountEnds: '' }

const fewestCategories = 2

/** What is sent; a category without its subcategory is not. */
export const sentDefaults = ({ categories, discountEnds }: ChosenDefaults) => ({
  ...(categories.length >= fewestCategories && { categories }),
  ...(discountEnds && { discountEnds }),
})

interface ImportDefaultsProps {
  value: ChosenDefaults
  onChange: (value: ChosenDefaults) => void
}

/** What holds for rows that do not say it themselves. */
export function ImportDefaults({ value, onChange }: ImportDefaultsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{texts.defaults}</legend>
      <p className="mb-3 text-muted">{texts.defaultsText}</p>
      <div className="grid items-start gap-4 @md:grid-cols-2 @4xl:grid-cols-3">
        <CategoryFields
          kind="product"
          value={value.categories}
          onChange={(categories) => onChange({ ...value, categories })}
        />
        <Field
          type="date"
          label={texts.discountEnds}
          value={value.discountEnds}
          onChange={({ target }) => onChange({ ...value, discountEnds: target.value })}
        />
      </div>
    </fieldset>
  )
}
