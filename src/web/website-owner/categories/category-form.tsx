import { useState } from 'react'
import type { KeptCategory } from '#contract/website-owner/categories.ts'
import { longest } from '#domain/limits.ts'
import { ownerCategories as texts } from '#texts/website-owner/categories.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { type Icon, type TreeName, useCategoryActions } from './category-queries.ts'
import { IconChoice } from './icon-choice.tsx'

interface CategoryFormProps {
  tree: TreeName
  icons: readonly string[]
  /** The category to change; without it, a new one is added. */
  category: KeptCategory | undefined
  /** The parent of a new category; without it, the first level. */
  parentId: string | undefined
  onSaved: () => void
  onCancel: () => void
}

function usable(name: string): true | string {
  const written = name.trim()
  if (written.length > longest.categoryName) return texts.nameTooLong
  return !/[<>]/.test(written) || texts.nameMarkup
}

export function CategoryForm({ tree, icons, category, parentId, onSaved, onCancel }: CategoryFormProps) {
  const { add, change } = useCategoryActions(tree)
  const [icon, setIcon] = useState(category?.icon ?? null)
  const { submit, field, optional, failure, isBusy } = useSubmitForm<{ name: string; nameFr: string }>({
    names: ['name', 'nameFr'],
    defaultValues: { name: category?.name ?? '', nameFr: category?.nameFr ?? '' },
    send: async ({ name, nameFr }) => {
      const french = nameFr.trim() || null
      const edited = {
        name: name.trim(),
        ...(french !== (category?.nameFr ?? null) && { nameFr: french }),
        icon: icon as Icon,
      }
      const { message } = category ? await change(category._id, edited) : await add(parentId ?? null, edited)
      void toast.success(message)
      onSaved()
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <Field
        {...field('name', {
          validate: (name) => (name.trim() ? usable(name) : texts.nameMissing),
        })}
        label={texts.name}
        autoComplete="off"
      />
      <Field
        {...optional('nameFr', { validate: usable })}
        label={texts.nameFr}
        hint={texts.nameFrHint}
        lang="fr"
        autoComplete="off"
      />
      <IconChoice icons={icons} chosen={icon} onChoose={setIcon} />
      {failure && <FormProblem {...failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{texts.acts[category ? 'change' : 'add'].submit}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
