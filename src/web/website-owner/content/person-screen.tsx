import { getRouteApi } from '@tanstack/react-router'
import { ownerContent } from '#texts/website-owner/content.ts'
import { idIn } from '#web/shared/address/address-values.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PersonView } from './person-view.tsx'

const route = getRouteApi('/owner/content/people/$personId')

export function PersonScreen() {
  const personId = idIn(route.useParams().personId)
  if (!personId) return <EmptyState artwork="desert-island" message={ownerContent.person.gone} />
  return <PersonView key={personId} personId={personId} />
}
