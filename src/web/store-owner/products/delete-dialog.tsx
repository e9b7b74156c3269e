import { useId } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useProductActions } from './own-products-queries.ts'

interface DeleteDialogProps {
  /** The product to delete; the dialog is closed without it. */
  product: OwnProduct | undefined
  onClose: () => void
  onDeleted: (productId: string) => void
}

/** The confirmation names the product that will be deleted. */
export function DeleteDialog({ product, onClose, onDeleted }: DeleteDialogProps) {
  const { deletion: texts } = ownProducts
  const textId = useId()
  return (
    <DialogOnDemand
      open={product !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.question}
      describedBy={textId}
    >
      {product && (
        <Question
          key={product._id}
          textId={textId}
          product={product}
          onClose={onClose}
          onDeleted={onDeleted}
        />
      )}
    </DialogOnDemand>
  )
}

interface QuestionProps extends DeleteDialogProps {
  product: OwnProduct
  textId: string
}

function Question({ product, textId, onClose, onDeleted }: QuestionProps) {
  const { deletion: texts } = ownProducts
  const { remove } = useProductActions()
  const { _id, title } = product

  const { start, isBusy, error } = useAction({
    mutationFn: () => remove(_id),
    onSuccess: ({ message }) => {
      void toast.success(message)
      onClose()
      onDeleted(_id)
    },
    // The dialog may have been closed in the meantime.
    onError: (error) => void toast.error(sentenceOf(error, texts.failed)),
  })

  return (
    <div className="space-y-4">
      <p id={textId} className="wrap-anywhere">
        {texts.text(title)}
      </p>
      {error && <FormProblem sentence={sentenceOf(error, texts.failed)} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton type="button" look="sunset" isBusy={isBusy} onClick={() => void start()}>
          {texts.confirm}
        </SubmitButton>
      </div>
    </div>
  )
}
