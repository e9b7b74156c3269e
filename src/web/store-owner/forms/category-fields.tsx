import { type Ref, useEffect } from 'react'
import { categoryLevels } from '#domain/limits.ts'
import { categoryChoice } from '#texts/shared/category-choice.ts'
import { errorPages } from '#texts/shared/error-pages.ts'
import { forms } from '#texts/shared/forms.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { type CategoryKind, useCategoryLevels } from './category-queries.ts'

interface CategoryFieldsProps {
  kind: CategoryKind
  /** The chosen categories, from the root down. */
  value: readonly string[]
  /** With the name of the deepest one. */
  onChange: (ids: string[], name: string) => void
  /** Shown beside the first missing choice. */
  problem?: string | undefined
  /** The first missing choice, to be focused. */
  ref?: Ref<HTMLSelectElement>
}

/** A category and its first subcategory are required. */
const requiredLevels = 2

/** Each choice adds the next dropdown if it has options. */
export function CategoryFields({ kind, value, onChange, problem, ref }: CategoryFieldsProps) {
  const { categories: texts } = forms
  const levels = useCategoryLevels(kind, value.slice(0, categoryLevels - 1))
  const failed = levels.findIndex(({ isError }) => isError)
  useEffect(() => {
    if (failed >= 0)
      void toast.error(failed === 0 ? categoryChoice.failed : categoryChoice.failedSubcategories)
  }, [failed])

  function choose(ids: string[]) {
    const deepest = levels[ids.length - 1]?.data?.find(({ _id }) => _id === ids.at(-1))
    onChange(ids, deepest?.name ?? '')
  }

  const isShown = (level: number) => level === 0 || (levels[level]?.data ?? []).length > 0
  const firstMissing = Math.min(value.length, requiredLevels - 1)
  // While the missing level is loading or empty, the problem is shown at the level above.
  const inQuestion = isShown(firstMissing) ? firstMissing : firstMissing - 1
  return (
    <>
      {levels.map(({ data: options = [], isPending }, level) => {
        if (!isShown(level)) return null
        return (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is known by its depth alone
            key={level}
            label={level === 0 ? texts.ofKind[kind] : texts.subcategory(level)}
            name={level === 0 ? 'category' : `subcategory${level}`}
            value={value[level] ?? ''}
            empty={level < requiredLevels ? texts.choose : texts.none}
            options={options.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChoose={(id) => choose([...value.slice(0, level), ...(id ? [id] : [])])}
            required={level < requiredLevels}
            disabled={isPending}
            problem={level === inQuestion ? problem : undefined}
            ref={level === inQuestion ? ref : undefined}
          />
        )
      })}
      {failed >= 0 && (
        <div
          role="alert"
          className="col-span-full flex flex-wrap items-center gap-3 rounded-xl bg-sunset-tint px-4 py-2"
        >
          {failed === 0 ? categoryChoice.failed : categoryChoice.failedSubcategories}
          <Button look="quiet" size="small" onClick={() => void levels[failed]?.refetch()}>
            {errorPages.tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}
