import { useQuery } from '@tanstack/react-query'
import type { KeptCategory } from '#contract/website-owner/categories.ts'
import type { VettedStoreDetail } from '#contract/website-owner/vetting.ts'
import { longest } from '#domain/limits.ts'
import { ownerLetters as letters } from '#texts/website-owner/letters.ts'
import { storeChanges as texts } from '#texts/website-owner/store-changes.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { categoryName } from '#web/website-owner/categories/category-name.ts'
import { LetterPreview } from '#web/website-owner/forms/letter-preview.tsx'
import { useOwnerActions } from '#web/website-owner/forms/use-owner-actions.ts'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'

interface Values {
  name: string
  categoryId: string
  reason: string
}

interface RenameFormProps {
  store: VettedStoreDetail
  onClose: () => void
}

const names = ['name', 'categoryId', 'reason'] as const

export function RenameForm({ store, onClose }: RenameFormProps) {
  const { ownerVetting, ownerCategories } = useOwnerClient()
  const { done, wasDecided } = useOwnerActions()
  const tree = useQuery({
    queryKey: ofOwner('categories', 'store'),
    queryFn: () => ownerCategories.tree({ tree: 'store' }),
  })
  const form = useSubmitForm<Values>({
    names,
    defaultValues: { name: store.name, categoryId: store.categoryId, reason: '' },
    send: async ({ name, categoryId, reason }) => {
      const seen = { name: store.name, categoryId: store.categoryId }
      const chosen = { name: name.trim(), categoryId: categoryId || store.categoryId, reason: reason.trim() }
      const answer = await ownerVetting.changeStore({ storeId: store._id, ...chosen, seen })
      onClose()
      await done(answer)
    },
    onFailure: (error) => {
      const isLate = wasDecided(error)
      if (isLate) onClose()
      return isLate
    },
  })
  const { name, categoryId, reason } = form.watch()
  const now = store.category.replaceAll(' > ', ' › ')
  const choices = withCurrent(choicesIn(tree.data?.categories ?? []), { id: store.categoryId, trail: now })
  const chosenTrail = choices.find(({ id }) => id === categoryId)?.trail ?? now
  const isChanged = name.trim() !== store.name || categoryId !== store.categoryId
  return (
    <Form onSubmit={form.submit} className="space-y-4">
      <Field
        {...form.field('name', {
          validate: (written) => {
            if (!written.trim()) return texts.noName
            if (written.trim().length > longest.storeName) return texts.longName
            return isChanged || texts.same
          },
        })}
        label={texts.name}
      />
      {tree.isError ? (
        <NotLoaded sentence={texts.categoriesFailed} onTryAgain={() => void tree.refetch()} />
      ) : (
        <SelectField
          name="categoryId"
          label={texts.category}
          value={categoryId}
          options={choices.map(({ id, trail }) => ({ value: id, label: trail }))}
          onChoose={(id) => form.setValue('categoryId', id, { shouldDirty: true })}
          problem={form.problemOf('categoryId')}
        />
      )}
      <TextArea
        {...form.field('reason', {
          validate: (written) => {
            if (!written.trim()) return texts.noReason
            return written.trim().length <= longest.decisionText || letters.tooLong(longest.decisionText)
          },
        })}
        label={texts.reason}
        hint={texts.reasonMail}
      />
      {isChanged && (
        <LetterPreview
          to={store.person.email}
          letter={texts.letter(
            { from: store.name, to: name.trim() },
            { from: now, to: chosenTrail },
            reason.trim() || letters.yourWords,
          )}
        />
      )}
      {form.failure && <FormProblem {...form.failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {letters.cancel}
        </Button>
        <SubmitButton isBusy={form.isBusy}>{texts.save}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

interface Choice {
  id: string
  trail: string
}

/** Every subcategory as 'Food › Bakery'; a store is never in a category of the first level. */
function choicesIn(categories: readonly KeptCategory[], above: readonly string[] = []): Choice[] {
  return categories.flatMap((category) => {
    const trail = [...above, categoryName(category)]
    const own = above.length > 0 ? [{ id: category._id, trail: trail.join(' › ') }] : []
    return [...own, ...choicesIn(category.subcategories, trail)]
  })
}

/** The category of now is in the list before the others are loaded. */
const withCurrent = (choices: readonly Choice[], current: Choice) =>
  choices.some(({ id }) => id === current.id) ? choices : [current, ...choices]
