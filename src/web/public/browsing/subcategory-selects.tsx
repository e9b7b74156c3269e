import { browsing } from '#texts/public/browsing.ts'
import { categoryChoice } from '#texts/shared/category-choice.ts'
import { FilterSelect } from '#web/ui/fields/filter-select.tsx'
import type { Level, LevelName } from './subcategory-levels.ts'

interface SubcategorySelectsProps {
  levels: readonly Level[]
  onChoose: (level: LevelName, id: string | undefined) => void
}

/** Up to three dropdowns, each with the subcategories of the previous choice. */
export function SubcategorySelects({ levels, onChoose }: SubcategorySelectsProps) {
  return levels.map(({ name, within, options, chosen, hasFailed }) => (
    <div key={name} className="sm:w-56">
      <FilterSelect
        label={browsing.inSubcategory(within)}
        name={name}
        value={chosen?._id}
        all={browsing.everything}
        options={options.map((option) => ({ value: option._id, label: option.name }))}
        onChoose={(id) => onChoose(name, id)}
        problem={hasFailed && categoryChoice.failedSubcategories}
      />
    </div>
  ))
}
