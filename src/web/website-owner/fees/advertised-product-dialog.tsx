import { type ComponentProps, lazy } from 'react'
import type { FeeCycle } from '#contract/shapes/fee.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import type { AdvertisedProduct as Choice } from './advertised-product.tsx'

const AdvertisedProduct = lazy(async () => ({
  default: (await import('./advertised-product.tsx')).AdvertisedProduct,
}))

interface AdvertisedProductDialogProps extends Omit<ComponentProps<typeof Choice>, 'cycle'> {
  /** The dialog is closed without it. */
  cycle: FeeCycle | undefined
}

export function AdvertisedProductDialog({ cycle, ...choice }: AdvertisedProductDialogProps) {
  return (
    <DialogOnDemand
      open={cycle !== undefined}
      onOpenChange={(isOpen) => isOpen || choice.onClose()}
      title={ownerFees.advertised.title}
    >
      {cycle && <AdvertisedProduct key={cycle._id} cycle={cycle} {...choice} />}
    </DialogOnDemand>
  )
}
