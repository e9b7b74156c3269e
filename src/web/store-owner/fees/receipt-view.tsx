import { useQuery } from '@tanstack/react-query'
import { storeFees } from '#texts/store-owner/fees.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { PrintedReceipt } from '#web/shared/fees/printed-receipt.tsx'
import { ownReceiptQuery } from './fees-queries.ts'
import { backToFees, PaperNotLoaded } from './paper-not-loaded.tsx'

/** One receipt of the store, to read and to print. */
export function OwnReceiptView({ paymentId }: { paymentId: string }) {
  const { data, error, refetch } = useQuery(ownReceiptQuery(useStoreClient(), paymentId))
  if (data) return <PrintedReceipt receipt={data} back={backToFees} />
  return <PaperNotLoaded error={error} sentence={storeFees.receiptFailed} onTryAgain={() => void refetch()} />
}
