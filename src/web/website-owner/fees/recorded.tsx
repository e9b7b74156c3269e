import { CircleCheck } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Receipt } from '#contract/shapes/fee.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { rupees } from './amount.ts'
import { linkToReceipt } from './fee-links.ts'

interface RecordedProps {
  receipt: Receipt
  onClose: () => void
  children?: ReactNode
}

/** Replaces the form after a payment is recorded, with a link to the receipt. */
export function Recorded({ receipt, onClose, children }: RecordedProps) {
  const { transfer: texts } = ownerFees
  const words = useRef<HTMLDivElement>(null)
  // The pressed button is gone, so the focus moves here.
  useLayoutEffect(() => words.current?.focus(), [])
  return (
    <div className="space-y-5">
      <div ref={words} tabIndex={-1} role="status" className="flex items-start gap-3 outline-none">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 flex-none text-cane" />
        <div>
          <p className="font-semibold">{texts.done[receipt.kind](rupees(receipt.amountCents))}</p>
          <p className="text-muted">{texts.doneNumber(receipt.receipt)}</p>
          {children}
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink {...linkToReceipt(receipt._id)}>{texts.seeReceipt}</ButtonLink>
        <Button look="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  )
}
