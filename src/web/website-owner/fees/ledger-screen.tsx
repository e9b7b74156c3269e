import { getRouteApi } from '@tanstack/react-router'
import { Ledger } from './ledger.tsx'

const route = getRouteApi('/owner/fees/$storeId')

export function LedgerScreen() {
  const { storeId } = route.useParams()
  const { page = 1 } = route.useSearch()
  return <Ledger key={storeId} storeId={storeId} page={page} />
}
