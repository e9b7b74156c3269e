import { lazy } from 'react'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import type { Sale } from './personalised.tsx'

const Personalised = lazy(async () => ({ default: (await import('./personalised.tsx')).Personalised }))

export function PersonalisedDialog({ isOpen, ...sale }: Sale & { isOpen: boolean }) {
  const { transfer: texts } = ownerFees
  return (
    <DialogOnDemand
      open={isOpen}
      onOpenChange={(isStillOpen) => isStillOpen || sale.onClose()}
      title={texts.personalised}
    >
      {isOpen && <Personalised {...sale} />}
    </DialogOnDemand>
  )
}
