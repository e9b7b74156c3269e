import { type MouseEvent, useState } from 'react'
import type { ReviewPhoto } from '#contract/shapes/review.ts'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { useFetched } from '#web/shared/page/use-fetched.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'

/** One's own photo may still wait for the website owner. */
export type ShownPhoto = ReviewPhoto & { isWaiting?: boolean }

const loadDialog = () => import('./photo-dialog.tsx').then((module) => module.PhotoDialog)

/** Small pictures, each opened in a dialog. Without script they are links to the picture. */
export function ReviewPhotos({ photos, author }: { photos: readonly ShownPhoto[]; author: string }) {
  const [shown, setShown] = useState<number>()
  const [PhotoDialog, openDialog] = useFetched(loadDialog)

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    event.preventDefault()
    // Safari does not focus what is clicked, and the dialog returns the focus to the element that had it.
    event.currentTarget.focus()
    void openDialog(() => setShown(index))
  }

  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-2">
        {photos.map(({ _id, image, imagePlaceholder, isWaiting }, index) => (
          <li key={_id} className="w-20 text-xs text-muted">
            <a
              href={image}
              onClick={(event) => open(event, index)}
              className="block size-20 overflow-hidden rounded-xl"
            >
              <Picture
                url={image}
                placeholder={imagePlaceholder}
                alt={texts.photo(index + 1, photos.length, author)}
                sizes="5rem"
                fills
              />
            </a>
            {isWaiting && texts.photoWaits}
          </li>
        ))}
      </ul>
      {PhotoDialog && <PhotoDialog {...{ photos, author, shown }} onShow={setShown} />}
    </>
  )
}
