import { browsing } from '#texts/public/browsing.ts'
import type { Destination } from '../buttons/app-link.tsx'
import { ButtonLink } from '../buttons/button.tsx'
import { EmptyState } from './empty-state.tsx'

/** Replaces a page that a list no longer has. */
export function PastEnd({ page, first }: { page: number; first: Destination }) {
  return (
    <EmptyState artwork="desert-island" message={browsing.pastEnd(page)}>
      <ButtonLink {...first}>{browsing.toFirstPage}</ButtonLink>
    </EmptyState>
  )
}
