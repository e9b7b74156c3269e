import { ownerFees } from '#texts/website-owner/fees.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'

interface NotFoundHereProps {
  error: unknown
  sentence: string
  onTryAgain: () => void
}

/** Shows the server's message for a 404, and a retry button for any other failure. */
export function NotFoundHere({ error, sentence, onTryAgain }: NotFoundHereProps) {
  const { toList } = ownerFees
  const isRefused = error instanceof ApiError && error.status < 500
  if (!isRefused) return <NotLoaded sentence={sentence} onTryAgain={onTryAgain} />
  return (
    <EmptyState artwork="desert-island" message={error.message || sentence}>
      <ButtonLink to="/owner/fees">{toList}</ButtonLink>
    </EmptyState>
  )
}
