import type { FeeCycle } from '#contract/shapes/fee.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { rupees } from './amount.ts'
import { useFeeActions } from './fee-queries.ts'
import { Recorded } from './recorded.tsx'
import { spanText } from './span-text.ts'
import { TransferFields } from './transfer-fields.tsx'
import { useTransferForm } from './transfer-form.ts'

export type TransferKind = 'payment' | 'refund'

interface TransferProps {
  kind: TransferKind
  cycle: FeeCycle
  storeName: string
  onClose: () => void
}

/** Records a payment or a refund of a window. */
export function Transfer({ kind, cycle, storeName, onClose }: TransferProps) {
  const { transfer: texts, ledger, cancel } = ownerFees
  const { transfer } = useFeeActions()
  const isRefund = kind === 'refund'
  // The values at opening time, so that the recorded payment does not change the form behind the receipt.
  const most = isRefund ? cycle.paidCents : cycle.payableCents
  const { form, today, receipt } = useTransferForm({
    amountCents: isRefund ? cycle.refundDueCents || cycle.paidCents : cycle.payableCents,
    send: (given) => transfer(kind, { cycleId: cycle._id, ...given }),
  })
  if (receipt) return <Recorded receipt={receipt} onClose={onClose} />
  const limit = (isRefund ? texts.paid : texts.left)(rupees(most))
  const mass =
    !isRefund && cycle.massAdvertisingCents > 0 && ledger.massAdvertising(rupees(cycle.massAdvertisingCents))
  return (
    <Form onSubmit={form.submit} className="space-y-4">
      <p className="font-medium wrap-anywhere">
        {texts.about(storeName, spanText(cycle))}
        {mass && (
          <span className="block text-sm font-normal text-muted">
            {rupees(cycle.amountCents)}, {mass}
          </span>
        )}
      </p>
      <TransferFields form={form} today={today} amountHint={limit} most={most} isRefund={isRefund} />
      {isRefund && cycle.refundDueCents === 0 && (
        <p className="text-sm text-muted">
          {cycle.kind === 'monthly' ? texts.owedAgain : cycle.product?._id && texts.takenBack}
        </p>
      )}
      {form.failure && <FormProblem {...form.failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <SubmitButton isBusy={form.isBusy}>{texts.submit[kind]}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
