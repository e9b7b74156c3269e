import { getRouteApi } from '@tanstack/react-router'
import { VettingView } from './vetting-view.tsx'

const route = getRouteApi('/owner/vetting')

export function VettingScreen() {
  const { state = 'open', page = 1 } = route.useSearch()
  return <VettingView state={state} page={page} />
}
