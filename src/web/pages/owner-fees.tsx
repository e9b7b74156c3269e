import { lazy, Suspense } from 'react'
import { StoresList } from '#web/features/owner-fees/stores-list.tsx'
import { PanelSkeleton } from '#web/ui/panel-skeleton.tsx'
import type { SectionProps } from './owner.tsx'

const DeletionsList = lazy(async () => ({
  default: (await import('#web/features/owner-fees/deletions-list.tsx')).DeletionsList,
}))
const ClosedLedger = lazy(async () => ({
  default: (await import('#web/features/owner-fees/closed-ledger.tsx')).ClosedLedger,
}))
const Ledger = lazy(async () => ({
  default: (await import('#web/features/owner-fees/ledger.tsx')).Ledger,
}))
const ReceiptView = lazy(async () => ({
  default: (await import('#web/features/owner-fees/receipt.tsx')).ReceiptView,
}))
const StatementView = lazy(async () => ({
  default: (await import('#web/features/owner-fees/statement.tsx')).StatementView,
}))

/** /owner/fees, …/deletions, …/deleted, …/receipt/{payment}, …/{store} and …/{store}/{month}. */
export default function OwnerFees(address: SectionProps) {
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <View {...address} />
    </Suspense>
  )
}

function View({ item, part }: SectionProps) {
  if (item === undefined) return <StoresList />
  if (item === 'deletions') return <DeletionsList />
  if (item === 'deleted') return <ClosedLedger />
  if (item === 'receipt') return <ReceiptView paymentId={part ?? ''} />
  return part === undefined ? (
    <Ledger key={item} storeId={item} />
  ) : (
    <StatementView storeId={item} month={part} />
  )
}
