import { getRouteApi } from '@tanstack/react-router'
import { StoresView } from './stores-view.tsx'

const route = getRouteApi('/owner/stores')

export function StoresScreen() {
  const { search = '', status, page = 1 } = route.useSearch()
  return <StoresView search={search} status={status} page={page} />
}
