import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { bulkEdit as texts } from '#texts/store-owner/bulk-edit.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useProductActions } from './own-products-queries.ts'
import type { Edited } from './undo-notice.tsx'

/** Hides a product that is shown, and the other way round. */
export function useToggle(onEdited: (edited: Edited) => void): (product: OwnProduct) => void {
  const { edit } = useProductActions()
  const { start } = useAction({
    mutationFn: ({ _id, isHidden }: OwnProduct) => edit([_id], { kind: isHidden ? 'show' : 'hide' }),
    onSuccess: ({ message, undoId }) => (undoId ? onEdited({ message, undoId }) : undefined),
    onError: (error) => void toast.error(sentenceOf(error, texts.failed)),
  })
  return (product) => void start(product)
}
