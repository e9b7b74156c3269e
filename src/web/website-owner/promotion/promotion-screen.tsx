import { getRouteApi } from '@tanstack/react-router'
import { FeaturedList } from './featured-list.tsx'

const route = getRouteApi('/owner/promotion')

export function PromotionScreen() {
  const { state = 'running', page = 1 } = route.useSearch()
  return <FeaturedList state={state} page={page} />
}
