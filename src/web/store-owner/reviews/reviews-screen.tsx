import { getRouteApi } from '@tanstack/react-router'
import { ReviewsView } from './reviews-view.tsx'

const route = getRouteApi('/admin/dashboard/reviews')

export function ReviewsScreen() {
  const { page = 1, show = 'all' } = route.useSearch()
  return <ReviewsView page={page} show={show} />
}
