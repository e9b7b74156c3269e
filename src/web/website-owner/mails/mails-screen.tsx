import { getRouteApi } from '@tanstack/react-router'
import { MailsView } from './mails-view.tsx'

const route = getRouteApi('/owner/mails')

export function MailsScreen() {
  const { tab = 'queue', page = 1 } = route.useSearch()
  return <MailsView tab={tab} page={page} />
}
