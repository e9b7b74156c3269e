import { getRouteApi } from '@tanstack/react-router'
import { DeletionsList } from './deletions-list.tsx'

const route = getRouteApi('/owner/fees/deletions')

export function DeletionsScreen() {
  const { page = 1 } = route.useSearch()
  return <DeletionsList page={page} />
}
