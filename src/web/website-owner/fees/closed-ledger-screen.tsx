import { getRouteApi } from '@tanstack/react-router'
import { ClosedLedger } from './closed-ledger.tsx'

const route = getRouteApi('/owner/fees/deleted')

export function ClosedLedgerScreen() {
  const { search = '', show = 'all', page = 1 } = route.useSearch()
  return <ClosedLedger search={search} show={show} page={page} />
}
