import { Star } from 'lucide-react'
import { useState } from 'react'
import { highestRating } from '#domain/rating.ts'
import { Choice } from '#web/ui/fields/choice.tsx'

interface StarInputProps {
  legend: string
  name: string
  value: number | undefined
  onChoose: (stars: number) => void
  /** The name of each star for screen readers. */
  label: (stars: number) => string
  /** The text beside the stars: the chosen number in words, or what to do. */
  words: (stars: number | undefined) => string
  problem?: string | undefined
}

const choices = Array.from({ length: highestRating }, (_, index) => index + 1)

/** Five stars as a group of radio buttons, so that arrow keys, clicks and taps all work. */
export function StarInput({ legend, name, value, onChoose, label, words, problem }: StarInputProps) {
  const [pointed, setPointed] = useState<number>()
  const shown = pointed ?? value
  return (
    <Choice legend={legend} problem={problem}>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex" onPointerLeave={() => setPointed(undefined)}>
          {choices.map((stars) => (
            <label
              key={stars}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
              className="relative grid size-11 cursor-pointer place-items-center rounded-full outline-lagoon has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChoose(stars)}
                aria-label={label(stars)}
                className="sr-only"
              />
              <Star
                aria-hidden="true"
                strokeWidth={1.5}
                className={`size-7 transition ${stars <= (shown ?? 0) ? 'fill-saffron text-saffron' : 'text-edge'} ${stars === pointed ? 'scale-110' : ''}`}
              />
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="text-muted">
          {words(shown)}
        </p>
      </div>
    </Choice>
  )
}
