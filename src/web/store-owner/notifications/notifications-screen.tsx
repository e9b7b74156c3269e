import { getRouteApi } from '@tanstack/react-router'
import { NotificationsView } from './notifications-view.tsx'

const route = getRouteApi('/admin/dashboard/notifications')

export function NotificationsScreen() {
  const { page = 1 } = route.useSearch()
  return <NotificationsView page={page} />
}
