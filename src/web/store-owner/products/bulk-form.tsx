import { type FormEvent, useMemo, useState } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { bulkEdit as texts } from '#texts/store-owner/bulk-edit.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useNow } from '#web/ui/time/clock.tsx'
import { BulkFields } from './bulk-fields.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { type BulkKind, blankBulk, operationOf, previewOf } from './bulk-values.ts'
import { useProductActions } from './own-products-queries.ts'
import type { Edited } from './undo-notice.tsx'

interface BulkFormProps {
  kind: BulkKind
  products: readonly OwnProduct[]
  onClose: () => void
  onEdited: (edited: Edited) => void
}

/** What to change, what would become of each product, and the button that does it. */
export function BulkForm({ kind, products, onClose, onEdited }: BulkFormProps) {
  const now = useNow(60_000)
  const [values, setValues] = useState(blankBulk)
  const [isTried, setTried] = useState(false)
  const { edit } = useProductActions()
  const operation = operationOf(kind, values)
  const preview = useMemo(() => {
    const known = operationOf(kind, values)
    return known && previewOf(products, known, now)
  }, [kind, values, products, now])
  const changing = preview?.changed.length ?? 0

  const { start, isBusy, error } = useAction({
    mutationFn: async () =>
      operation &&
      edit(
        products.map(({ _id }) => _id),
        operation,
      ),
    onSuccess: (answer) => {
      if (!answer) return
      if (answer.undoId) return onEdited({ message: answer.message, undoId: answer.undoId })
      void toast.success(answer.message)
      onClose()
    },
    onError: (problem) => void toast.error(sentenceOf(problem, texts.failed)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (operation && changing > 0) void start()
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <BulkFields
        kind={kind}
        values={values}
        problem={isTried && !operation ? texts.missing[kind] : undefined}
        now={now}
        onChange={(changes) => setValues({ ...values, ...changes })}
      />
      {kind === 'delete' && <p>{texts.deleteText}</p>}
      {preview && <BulkPreview preview={preview} categoryName={values.categoryName} now={now} />}
      {error && <FormProblem sentence={sentenceOf(error, texts.failed)} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton
          look={kind === 'delete' ? 'sunset' : 'primary'}
          isBusy={isBusy}
          disabled={preview !== undefined && changing === 0}
        >
          {kind === 'delete' ? texts.deleteThem(changing) : texts.apply(changing)}
        </SubmitButton>
      </DialogActions>
    </form>
  )
}
