import { lazy } from 'react'
import type { FeeCycle } from '#contract/shapes/fee.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { DialogOnDemand } from '#web/ui/overlays/dialog-on-demand.tsx'
import type { TransferKind } from './transfer.tsx'

const Transfer = lazy(async () => ({ default: (await import('./transfer.tsx')).Transfer }))

interface TransferDialogProps {
  /** The dialog is closed without them. */
  kind?: TransferKind
  cycle?: FeeCycle
  storeName: string
  onClose: () => void
}

export function TransferDialog({ kind, cycle, storeName, onClose }: TransferDialogProps) {
  const { transfer: texts } = ownerFees
  return (
    <DialogOnDemand
      open={cycle !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts[kind ?? 'payment']}
    >
      {kind && cycle && (
        <Transfer key={cycle._id} kind={kind} cycle={cycle} storeName={storeName} onClose={onClose} />
      )}
    </DialogOnDemand>
  )
}
