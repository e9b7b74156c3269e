import { search } from '#texts/public/search.ts'
import { errorPages } from '#texts/shared/error-pages.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useLastFailure } from '#web/ui/panels/last-failure.ts'
import { withRequest } from '#web/ui/panels/with-request.ts'

/** Shown above the previous results when a search fails. */
export function SearchFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div
      role="alert"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunset-tint px-5 py-4"
    >
      <p className="font-semibold wrap-anywhere">{withRequest(search.failed, useLastFailure())}</p>
      <Button look="quiet" size="small" onClick={onTryAgain}>
        {errorPages.tryAgain}
      </Button>
    </div>
  )
}
