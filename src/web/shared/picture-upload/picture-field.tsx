import { ImageUp } from 'lucide-react'
import { type DragEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { forms } from '#texts/shared/forms.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldProblem } from '#web/ui/fields/field-problem.tsx'
import { useNoStrayDrops } from './use-no-stray-drops.ts'
import {
  type Progress,
  type SendPicture,
  type UploadMessages,
  usePictureUpload,
} from './use-picture-upload.ts'

export interface PictureFieldProps {
  label: string
  send: SendPicture
  /** The URL of the current picture. */
  value: string | null
  onChange: (url: string) => void
  /** Given where a form does without a picture. */
  onRemove?: () => void
  /** Called when an upload starts and ends, because the form must not be sent in between. */
  onBusyChange?: (isBusy: boolean) => void
  messages: UploadMessages
  problem?: string | undefined
  hint?: string
  /** Shows the whole picture where it is not cropped. */
  isWhole?: boolean
  ref?: Ref<HTMLButtonElement>
}

const accepted = 'image/jpeg,image/png,image/webp,image/avif'

/** A chosen or dropped picture is compressed, uploaded and shown as it will be cropped. */
export function PictureField({
  label,
  value,
  onChange,
  onRemove,
  onBusyChange,
  hint,
  isWhole,
  ref,
  ...field
}: PictureFieldProps) {
  const { picture: texts } = forms
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const [isOver, setOver] = useState(false)
  const { progress, problem, start, cancel } = usePictureUpload({ ...field, onUploaded: onChange })
  const isBusy = progress !== undefined
  useNoStrayDrops()
  useEffect(() => {
    onBusyChange?.(isBusy)
    // The upload replaces the focused button, so the focus moves to the replacement.
    if (hadFocus.current && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus()
  }, [isBusy, onBusyChange])

  function choose(file: File | undefined) {
    if (!file) return
    hadFocus.current = box.current?.contains(document.activeElement) ?? false
    start(file)
  }

  function remove() {
    onRemove?.()
    // The removed button had the focus.
    box.current?.querySelector('button')?.focus()
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files[0])
  }

  const wrong = problem ?? field.problem
  const shown = progress?.localUrl ?? value
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint${wrong ? ` ${id}-problem` : ''}`}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
      <div
        ref={box}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`relative grid aspect-4/3 w-full max-w-sm place-items-center overflow-hidden rounded-card border-2 border-dashed bg-sand transition ${isOver ? 'border-lagoon bg-lagoon-tint' : wrong ? 'border-sunset' : 'border-edge'}`}
      >
        {shown && (
          <span className="absolute inset-0">
            <Picture
              url={shown}
              alt={texts.preview}
              sizes="24rem"
              load="early"
              fills
              className={isWhole ? 'object-contain!' : ''}
            />
          </span>
        )}
        <div
          className={`relative grid justify-items-center gap-1.5 p-4 text-center ${shown ? 'self-end' : ''}`}
        >
          {!shown && <ImageUp aria-hidden="true" className="size-9 text-lagoon" />}
          <input
            ref={input}
            id={id}
            type="file"
            accept={accepted}
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0]
              // The same file may be chosen again after a failure.
              target.value = ''
              choose(file)
            }}
          />
          {progress ? (
            <UploadProgress {...progress} onCancel={cancel} />
          ) : (
            <span className="flex flex-wrap justify-center gap-2">
              <Button
                ref={ref}
                look={shown ? 'quiet' : 'primary'}
                size={shown ? 'small' : 'regular'}
                onClick={() => input.current?.click()}
              >
                {shown ? texts.change : texts.choose}
              </Button>
              {shown && onRemove && (
                <Button look="quiet" size="small" onClick={remove}>
                  {texts.remove}
                </Button>
              )}
            </span>
          )}
          {!shown && <span className="text-sm text-muted max-sm:hidden">{texts.drop}</span>}
        </div>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {hint ?? texts.hint}
      </p>
      {wrong && <FieldProblem id={`${id}-problem`}>{wrong}</FieldProblem>}
    </fieldset>
  )
}

function UploadProgress({ stage, percent, onCancel }: Progress & { onCancel: () => void }) {
  const { picture: texts } = forms
  // Compressing takes about as long as uploading, so each is half of the bar.
  const whole = Math.round(stage === 'compressing' ? percent / 2 : 50 + percent / 2)
  return (
    <div className="grid w-56 gap-2 rounded-xl bg-surface p-3 text-sm shadow-float">
      <p aria-live="polite">{texts[stage]}</p>
      <div
        role="progressbar"
        aria-label={texts[stage]}
        aria-valuenow={whole}
        aria-valuemin={0}
        aria-valuemax={100}
        className="meter h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full bg-lagoon transition-[width]" style={{ width: `${whole}%` }} />
      </div>
      <Button look="plain" size="small" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  )
}
