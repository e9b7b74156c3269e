import { getRouteApi } from '@tanstack/react-router'
import { EnquiriesView } from './enquiries-view.tsx'

const route = getRouteApi('/admin/dashboard/products/enquiries')

export function EnquiriesScreen() {
  const { page = 1 } = route.useSearch()
  return <EnquiriesView page={page} />
}
