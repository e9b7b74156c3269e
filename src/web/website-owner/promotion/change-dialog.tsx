import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { ownerPromotion } from '#texts/website-owner/promotion.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { DaysForm } from './days-form.tsx'
import { usePromotionActions } from './promotion-queries.ts'

interface ChangeDialogProps {
  /** The dialog is closed without it. */
  product: ListedProduct | undefined
  onClose: () => void
}

export function ChangeDialog({ product, onClose }: ChangeDialogProps) {
  const { form: texts } = ownerPromotion
  const { change } = usePromotionActions()
  return (
    <DialogOnDemand
      open={product !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.changeTitle}
    >
      {product && (
        <DaysForm
          key={product._id}
          initial={product.periods.find(({ isPaid }) => !isPaid)}
          paid={product.paid}
          button={texts.save}
          send={async (days) => {
            const { message } = await change(product._id, days)
            void toast.success(message)
            onClose()
          }}
          cancel={
            <Button look="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
          }
        >
          <p className="font-medium wrap-anywhere">{product.title}</p>
        </DaysForm>
      )}
    </DialogOnDemand>
  )
}
