import { errorPages } from '#texts/shared/error-pages.ts'
import { Button } from '../buttons/button.tsx'
import { EmptyState } from '../lists/empty-state.tsx'
import { useLastFailure } from './last-failure.ts'
import { withRequest } from './with-request.ts'

interface NotLoadedProps {
  sentence: string
  hint?: string | undefined
  onTryAgain: () => void
}

/** Replaces what could not be loaded. */
export function NotLoaded({ sentence, hint, onTryAgain }: NotLoadedProps) {
  const { tryAgain } = errorPages
  return (
    <div role="alert">
      <EmptyState
        artwork="umbrella-with-rain-drops"
        message={sentence}
        hint={withRequest(hint, useLastFailure())}
      >
        <Button onClick={onTryAgain}>{tryAgain}</Button>
      </EmptyState>
    </div>
  )
}
