import { getRouteApi } from '@tanstack/react-router'
import { StatementView } from './statement.tsx'

const route = getRouteApi('/owner/fees/$storeId/$month')

export function StatementScreen() {
  return <StatementView {...route.useParams()} />
}
