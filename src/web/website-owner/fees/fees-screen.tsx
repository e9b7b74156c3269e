import { lazy, Suspense } from 'react'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import type { SectionProps } from '#web/website-owner/console/console.tsx'
import { StoresList } from './stores-list.tsx'

const DeletionsList = lazy(async () => ({
  default: (await import('./deletions-list.tsx')).DeletionsList,
}))
const ClosedLedger = lazy(async () => ({
  default: (await import('./closed-ledger.tsx')).ClosedLedger,
}))
const Ledger = lazy(async () => ({
  default: (await import('./ledger.tsx')).Ledger,
}))
const ReceiptView = lazy(async () => ({
  default: (await import('./receipt.tsx')).ReceiptView,
}))
const StatementView = lazy(async () => ({
  default: (await import('./statement.tsx')).StatementView,
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
