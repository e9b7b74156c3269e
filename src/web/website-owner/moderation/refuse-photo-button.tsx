import { ownerLetters as letters } from '#texts/website-owner/letters.ts'
import { ownerModeration as texts } from '#texts/website-owner/moderation.ts'
import { LetterButton } from '#web/website-owner/forms/letter-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'

interface RefusePhotoButtonProps {
  photoId: string
  /** Which photo of the review, where there are several. */
  number?: number
  /** The product or store of the review. */
  of: string
  /** The address of its author. */
  to: string
  className?: string
}

/** Deletes a photo of a review and tells its author why. */
export function RefusePhotoButton({ photoId, number, of, to, className }: RefusePhotoButtonProps) {
  const { refuse, refuseNumber } = texts.photos
  const { ownerModeration } = useOwnerClient()
  return (
    <LetterButton
      texts={number ? { ...refuse, button: refuseNumber(number) } : refuse}
      size={number ? 'small' : undefined}
      name="reason"
      isGrave
      className={className}
      to={to}
      letter={(reason) => letters.photoRefused(of, reason)}
      send={(reason) => ownerModeration.refuseReviewPhoto({ photoId, reason })}
    />
  )
}
