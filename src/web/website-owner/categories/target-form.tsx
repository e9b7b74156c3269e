import { useState } from 'react'
import { ownerCategories as texts } from '#texts/website-owner/categories.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { categoryName } from './category-name.ts'
import { type TreeName, useCategoryActions } from './category-queries.ts'
import { type CategoryPlace, placesIn, type TargetAct, targetsFor } from './tree-places.ts'

interface TargetFormProps {
  tree: TreeName
  act: TargetAct
  place: CategoryPlace
  places: readonly CategoryPlace[]
  onClose: () => void
}

/** The value for the first level, where a category has no parent. */
const firstLevel = 'first-level'

/** Moves, merges or removes a category; the target is chosen by its whole path. */
export function TargetForm({ tree, act, place, places, onClose }: TargetFormProps) {
  const acts = useCategoryActions(tree)
  const words = useWords(tree, act, place)
  const { category, above } = place
  const isEmpty = category.insideAll === 0 && category.subcategories.length === 0
  const needsTarget = act !== 'remove' || !isEmpty
  const canBeFirst = act === 'move' && above.length > 0 && category.inside === 0
  const options = [
    ...(canBeFirst ? [{ value: firstLevel, label: texts.firstLevel }] : []),
    ...targetsFor(act, place, places).map((target) => ({
      value: target.category._id,
      label: [...target.above, target.category].map(categoryName).join(texts.separator),
    })),
  ]
  const [target, setTarget] = useState('')
  const [problem, setProblem] = useState<string>()
  const { submit, failure, isBusy } = useSubmitForm({
    names: [],
    send: async () => {
      if (needsTarget && !target) return setProblem(texts.targetMissing)
      const { _id } = category
      const { message } = await {
        move: () => acts.move(_id, target === firstLevel ? null : target),
        merge: () => acts.merge(_id, target),
        remove: () => acts.remove(_id, target || null),
      }[act]()
      void toast.success(message)
      onClose()
    },
  })
  const isStuck = needsTarget && options.length === 0
  return (
    <Form onSubmit={submit} className="space-y-4">
      <p className="wrap-anywhere">{words.text}</p>
      {isStuck && <FormProblem sentence={texts[act].none} />}
      {needsTarget && !isStuck && (
        <SelectField
          label={words.target}
          value={target}
          onChoose={(chosen) => {
            setTarget(chosen)
            setProblem(undefined)
          }}
          options={options}
          empty={texts.choose}
          problem={problem}
          required
        />
      )}
      {failure && <FormProblem {...failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton isBusy={isBusy} disabled={isStuck} look={act === 'move' ? 'primary' : 'sunset'}>
          {texts.acts[act].submit}
        </SubmitButton>
      </DialogActions>
    </Form>
  )
}

/** The consequences, and what the target category is for. */
function useWords(tree: TreeName, act: TargetAct, { category }: CategoryPlace) {
  const { insideAll, subcategories } = category
  const name = categoryName(category)
  if (act !== 'remove') {
    const { text, target } = texts[act]
    return { text: typeof text === 'string' ? text : text(name), target }
  }
  const { remove: words } = texts
  const contents = texts.contents[tree](insideAll)
  const isEmpty = insideAll === 0 && subcategories.length === 0
  return {
    text: isEmpty
      ? words.empty(name)
      : words.full(name, contents, texts.subcategories(placesIn(subcategories).length)),
    target: insideAll > 0 ? words.target(contents) : words.targetAny,
  }
}
