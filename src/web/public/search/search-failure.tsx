import { search } from '#texts/public/search.ts'
import { errorPages } from '#texts/shared/error-pages.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useFailedRequest } from '#web/ui/panels/failed-request.ts'
import { RequestReference } from '#web/ui/panels/request-reference.tsx'

/** Shown above the previous results when a search fails. */
export function SearchFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div
      role="alert"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunset-tint px-5 py-4"
    >
      <div>
        <p className="font-semibold">{search.failed}</p>
        <RequestReference id={useFailedRequest()} />
      </div>
      <Button look="quiet" size="small" onClick={onTryAgain}>
        {errorPages.tryAgain}
      </Button>
    </div>
  )
}
