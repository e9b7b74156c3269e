import { ImagePlus, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { mostReviewPhotos } from '#domain/limits.ts'
import { forms } from '#texts/shared/forms.ts'
import { reviewPhotos as texts } from '#texts/shared/review-photos.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { usePictureUpload } from '#web/shared/picture-upload/use-picture-upload.ts'
import { useSendPicture } from '#web/shared/picture-upload/use-send-picture.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { FieldProblem } from '#web/ui/fields/field-problem.tsx'

interface PhotoFieldProps {
  /** Addresses of uploaded pictures. */
  value: readonly string[]
  onChange: (photos: readonly string[]) => void
  /** Called when an upload starts and ends, because the form must not be sent in between. */
  onBusyChange: (isBusy: boolean) => void
  problem: string | undefined
}

/** Up to three photos, uploaded one after the other. */
export function PhotoField({ value, onChange, onBusyChange, problem }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { account } = useClient()
  const { image } = useStoreClient()
  const send = useSendPicture({
    queryKey: ['upload-settings'],
    settings: () => image.settings({}),
    renew: () => account.me({}),
  })
  const upload = usePictureUpload({
    send,
    messages: texts,
    onUploaded: (url) => onChange([...value.filter((one) => one !== url), url]),
  })
  const isBusy = upload.progress !== undefined
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange])
  useEffect(() => () => onBusyChange(false), [onBusyChange])

  function remove(url: string) {
    upload.cancel()
    onChange(value.filter((one) => one !== url))
    add.current?.focus()
  }

  const wrong = upload.problem ?? problem
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint${wrong ? ` ${id}-problem` : ''}`}>
      <legend className="mb-1 text-sm font-semibold">
        {texts.label} <span className="font-normal text-muted">{texts.optional}</span>
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        {value.map((url, index) => (
          <div key={url} className="relative size-20">
            <span className="block size-20 overflow-hidden rounded-xl">
              <Picture url={url} alt={texts.chosen(index + 1)} sizes="5rem" load="early" fills />
            </span>
            <IconButton
              label={texts.remove(index + 1)}
              onClick={() => remove(url)}
              className="absolute! -top-2 -right-2 size-7! min-h-0! border border-line bg-surface"
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </div>
        ))}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file may be chosen again after a failure.
            target.value = ''
            if (file) upload.start(file)
          }}
        />
        {(value.length < mostReviewPhotos || isBusy) && (
          <Button
            ref={add}
            name="photos"
            look="quiet"
            size="small"
            aria-disabled={isBusy}
            onClick={() => isBusy || input.current?.click()}
          >
            <ImagePlus aria-hidden="true" className="size-4.5 text-lagoon" />
            {isBusy ? forms.picture[upload.progress?.stage ?? 'uploading'] : texts.add}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {texts.hint}
      </p>
      <p aria-live="polite" className="sr-only">
        {isBusy ? forms.picture.uploading : ''}
      </p>
      {wrong && <FieldProblem id={`${id}-problem`}>{wrong}</FieldProblem>}
    </fieldset>
  )
}
