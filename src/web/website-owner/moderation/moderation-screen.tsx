import { getRouteApi } from '@tanstack/react-router'
import { ModerationView } from './moderation-view.tsx'

const route = getRouteApi('/owner/moderation')

export function ModerationScreen() {
  const { tab = 'reports', page = 1 } = route.useSearch()
  return <ModerationView tab={tab} page={page} />
}
