import { storeFees } from '#texts/store-owner/fees.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'

const toFees = { to: '/admin/dashboard/fees' } as const

export const backToFees = { link: toFees, name: storeFees.toFees }

interface PaperNotLoadedProps {
  error: Error | null
  /** What failed. */
  sentence: string
  onTryAgain: () => void
}

/** In place of a receipt or a statement that is not there yet, or does not exist. */
export function PaperNotLoaded({ error, sentence, onTryAgain }: PaperNotLoadedProps) {
  if (!error) return <PanelSkeleton panels={1} />
  if (error instanceof ApiError && error.status < 500)
    return (
      <EmptyState artwork="desert-island" message={error.message || sentence}>
        <ButtonLink {...toFees}>{storeFees.toFees}</ButtonLink>
      </EmptyState>
    )
  return <NotLoaded sentence={sentence} onTryAgain={onTryAgain} />
}
