import { getRouteApi } from '@tanstack/react-router'
import { StoresList } from './stores-list.tsx'

const route = getRouteApi('/owner/fees')

export function FeesScreen() {
  const { search = '', state, page = 1 } = route.useSearch()
  return <StoresList search={search} state={state} page={page} />
}
