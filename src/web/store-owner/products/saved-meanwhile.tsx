import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useProductActions } from './own-products-queries.ts'

interface SavedMeanwhileProps {
  productId: string
  /** The server's message, which says when it was saved. */
  sentence: string
  onLoaded: (newer: OwnProduct) => void
}

/** Shown when another window has saved the product first. */
export function SavedMeanwhile({ productId, sentence, onLoaded }: SavedMeanwhileProps) {
  const { conflict: texts, failed } = ownProducts
  const { newest } = useProductActions()
  const { start, isBusy } = useAction({
    mutationFn: () => newest(productId),
    onSuccess: (newer) => {
      if (!newer) return void toast.error(texts.gone)
      onLoaded(newer)
      void toast.success(texts.loaded)
    },
    onError: () => void toast.error(failed),
  })

  return (
    <div role="alert" className="space-y-2 rounded-xl bg-sunset-tint px-4 py-3">
      <p className="font-semibold">{sentence}</p>
      <p>{texts.text}</p>
      <SubmitButton type="button" look="quiet" size="small" isBusy={isBusy} onClick={() => void start()}>
        {texts.load}
      </SubmitButton>
    </div>
  )
}
