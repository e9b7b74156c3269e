import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import type { ReviewPhoto } from '#contract/shapes/review.ts'
import { reviewPhotos as texts } from '#texts/shared/review-photos.ts'
import { reviews } from '#texts/shared/reviews.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface PhotoDialogProps {
  photos: readonly ReviewPhoto[]
  author: string
  /** The index of the open photo. */
  shown: number | undefined
  onShow: (index: number | undefined) => void
}

/** One photo of a review at a time; the arrow keys turn to the others. */
export function PhotoDialog({ photos, author, shown, onShow }: PhotoDialogProps) {
  const photo = shown === undefined ? undefined : photos[shown]
  const title = reviews.photo((shown ?? 0) + 1, photos.length, author)
  const turn = useCallback(
    (by: number) => onShow(((shown ?? 0) + by + photos.length) % photos.length),
    [shown, photos.length, onShow],
  )

  // The focus may be on the button that closes the dialog, outside of what is drawn here.
  useEffect(() => {
    if (shown === undefined) return
    function turnByKey({ key }: KeyboardEvent) {
      if (key === 'ArrowLeft') turn(-1)
      if (key === 'ArrowRight') turn(1)
    }
    document.addEventListener('keydown', turnByKey)
    return () => document.removeEventListener('keydown', turnByKey)
  }, [shown, turn])

  return (
    <Dialog open={photo !== undefined} onOpenChange={() => onShow(undefined)} title={title}>
      {photo && (
        <div className="space-y-3">
          <Picture
            key={photo._id}
            url={photo.image}
            placeholder={photo.imagePlaceholder}
            alt={title}
            sizes="(min-width: 32rem) 30rem, 90vw"
            load="early"
            className="max-h-[65dvh] rounded-xl bg-transparent! object-contain!"
          />
          {photos.length > 1 && (
            <div className="flex justify-center gap-4">
              <IconButton label={texts.previous} onClick={() => turn(-1)} className="border border-line">
                <ChevronLeft aria-hidden="true" className="size-5" />
              </IconButton>
              <IconButton label={texts.next} onClick={() => turn(1)} className="border border-line">
                <ChevronRight aria-hidden="true" className="size-5" />
              </IconButton>
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
