import { getRouteApi } from '@tanstack/react-router'
import { OwnReceiptView } from './receipt-view.tsx'

const route = getRouteApi('/admin/dashboard/fees/receipts/$paymentId')

export function ReceiptScreen() {
  const { paymentId } = route.useParams()
  return <OwnReceiptView paymentId={paymentId} />
}
