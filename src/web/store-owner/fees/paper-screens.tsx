import { getRouteApi } from '@tanstack/react-router'
import { OwnReceiptView } from './receipt-view.tsx'
import { OwnStatementView } from './statement-view.tsx'

const receipt = getRouteApi('/admin/dashboard/fees/receipts/$paymentId')
const statement = getRouteApi('/admin/dashboard/fees/statements/$month')

export function ReceiptScreen() {
  const { paymentId } = receipt.useParams()
  return <OwnReceiptView paymentId={paymentId} />
}

export function StatementScreen() {
  const { month } = statement.useParams()
  return <OwnStatementView month={month} />
}
