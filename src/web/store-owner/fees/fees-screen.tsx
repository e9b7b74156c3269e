import { getRouteApi } from '@tanstack/react-router'
import { FeesView } from './fees-view.tsx'

const route = getRouteApi('/admin/dashboard/fees')

export function FeesScreen() {
  const { page = 1 } = route.useSearch()
  return <FeesView page={page} />
}
