import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { formatMoment } from '#domain/mauritius-time.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface PictureRemovedProps {
  removal: StoreProfile['pictureRemoval']
  /** Opens the form; none when it is open already. */
  onChoose?: () => void
}

/** Why the website owner removed the picture, until a new one is chosen. */
export function PictureRemoved({ removal, onChoose }: PictureRemovedProps) {
  const { edit: texts } = storeProfile
  if (!removal) return null
  return (
    <div className="rounded-xl bg-sunset-tint px-4 py-3">
      <p>
        <b className="font-semibold">{texts.pictureRemoved}.</b> {texts.pictureRemovedHint}
      </p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">
        {formatMoment(removal.at)}: {removal.reason}
      </p>
      {onChoose && (
        <Button look="quiet" size="small" className="mt-3" onClick={onChoose}>
          {texts.newPicture}
        </Button>
      )}
    </div>
  )
}
