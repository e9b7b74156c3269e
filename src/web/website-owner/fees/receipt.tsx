import { useQuery } from '@tanstack/react-query'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { PrintedReceipt } from '#web/shared/fees/printed-receipt.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { receiptQuery } from './fee-queries.ts'
import { NotFoundHere } from './not-found-here.tsx'

export function ReceiptView({ paymentId }: { paymentId: string }) {
  const { receipt: texts } = ownerFees
  const { data, error, refetch } = useQuery(receiptQuery(useOwnerClient(), paymentId))
  if (data)
    return (
      <PrintedReceipt receipt={data} back={{ link: { to: '/owner/fees' }, name: ownerFees.toList }}>
        {texts.recordedBy(data.recordedBy)}
      </PrintedReceipt>
    )
  return error ? (
    <NotFoundHere error={error} sentence={texts.failed} onTryAgain={() => void refetch()} />
  ) : (
    <PanelSkeleton panels={1} />
  )
}
