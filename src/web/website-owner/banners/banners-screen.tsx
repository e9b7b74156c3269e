import { getRouteApi } from '@tanstack/react-router'
import { BannersList } from './banners-list.tsx'

const route = getRouteApi('/owner/banners')

export function BannersScreen() {
  const { state = 'running', page = 1 } = route.useSearch()
  return <BannersList state={state} page={page} />
}
