import { CircleCheck } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Receipt } from '#contract/shapes/fee.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { linkToReceipt } from './addresses.ts'
import { rupees } from './amount.ts'

interface RecordedProps {
  receipt: Receipt
  onClose: () => void
  /** What is likely to be done next. */
  children?: ReactNode
}

/** In place of the form, once it is recorded: the receipt is one tap away. */
export function Recorded({ receipt, onClose, children }: RecordedProps) {
  const { transfer: texts } = ownerFees
  const words = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useLayoutEffect(() => words.current?.focus(), [])
  return (
    <div className="space-y-5">
      <div ref={words} tabIndex={-1} role="status" className="flex items-start gap-3 outline-none">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 flex-none text-cane" />
        <div>
          <p className="font-semibold">{texts.done[receipt.kind](rupees(receipt.amountCents))}</p>
          <p className="text-muted">{texts.doneNumber(receipt.receipt)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink {...linkToReceipt(receipt._id)}>{texts.seeReceipt}</ButtonLink>
        {children}
        <Button look="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  )
}
