import { useQuery } from '@tanstack/react-query'
import { storeFees } from '#texts/store-owner/fees.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { PrintedReceipt } from '#web/shared/fees/printed-receipt.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { ownReceiptQuery } from './fees-queries.ts'

const toFees = { to: '/admin/dashboard/fees' } as const

/** One receipt of the store, to read and to print. */
export function OwnReceiptView({ paymentId }: { paymentId: string }) {
  const { receiptFailed, toFees: name } = storeFees
  const { data, error, refetch } = useQuery(ownReceiptQuery(useStoreClient(), paymentId))
  if (data) return <PrintedReceipt receipt={data} back={{ link: toFees, name }} />
  if (!error) return <PanelSkeleton panels={1} />
  if (error instanceof ApiError && error.status < 500)
    return (
      <EmptyState artwork="desert-island" message={error.message || receiptFailed}>
        <ButtonLink {...toFees}>{name}</ButtonLink>
      </EmptyState>
    )
  return <NotLoaded sentence={receiptFailed} onTryAgain={() => void refetch()} />
}
