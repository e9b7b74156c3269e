import { ownerPaymentDetails as texts } from '#texts/website-owner/payment-details.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { PaymentDetailsForm } from './payment-details-form.tsx'
import { paymentDetailsQuery } from './payment-details-query.ts'

/** Where fees are paid, and who issues the receipts. */
export function PaymentDetailsView() {
  const { data, hasFailed, tryAgain } = usePreviousDataQuery(paymentDetailsQuery(useOwnerClient()))
  if (data) return <PaymentDetailsForm stored={data} />
  return hasFailed ? (
    <NotLoaded sentence={texts.failed} onTryAgain={tryAgain} />
  ) : (
    <PanelSkeleton panels={2} />
  )
}
