import { getRouteApi } from '@tanstack/react-router'
import { ReceiptView } from './receipt.tsx'

const route = getRouteApi('/owner/fees/receipt/$paymentId')

export function ReceiptScreen() {
  const { paymentId } = route.useParams()
  return <ReceiptView paymentId={paymentId} />
}
