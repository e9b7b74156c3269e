import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { canHaveMore, type EditedSpan, furtherSpan } from './opening-week.ts'
import { TimeSelect } from './time-select.tsx'

interface SpanFieldsProps {
  /** The day that the times belong to. */
  name: string
  spans: readonly EditedSpan[]
  onChange: (spans: EditedSpan[]) => void
  isDisabled?: boolean
  isWrong: boolean
  describedBy: string
  /** A day that is open for 24 hours has no room for another time. */
  canAdd?: boolean
}

/** The opening times of one day, one below the other. */
export function SpanFields({
  name,
  spans,
  onChange,
  isDisabled = false,
  isWrong,
  describedBy,
  canAdd = true,
}: SpanFieldsProps) {
  const { hours: texts } = storeProfile
  const select = { isDisabled, isWrong, describedBy }
  const changed = (place: number, times: Partial<EditedSpan>) =>
    onChange(spans.map((span, index) => (index === place ? { ...span, ...times } : span)))
  const rows = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number>(undefined)
  // The removed button had the focus: the time that took its place gets it, or the one before.
  useEffect(() => {
    if (removedAt.current === undefined) return
    const place = Math.min(removedAt.current, spans.length - 1)
    removedAt.current = undefined
    rows.current?.children[place]?.querySelector('select')?.focus()
  }, [spans.length])

  function remove(place: number) {
    removedAt.current = place
    onChange(spans.filter((_, index) => index !== place))
  }

  return (
    <div ref={rows} className="grid min-w-0 gap-2">
      {spans.map((span, place) => (
        <div key={String(place)} className="flex items-center gap-2.5">
          <TimeSelect
            {...select}
            word={texts.from}
            name={texts.fromOn(name, place + 1)}
            value={span.from}
            onChoose={(time) => changed(place, { from: time })}
          />
          <TimeSelect
            {...select}
            word={texts.to}
            name={texts.toOn(name, place + 1)}
            value={span.to}
            onChoose={(time) => changed(place, { to: time })}
          />
          {place === 0 && <span className={`w-9 flex-none ${spans.length > 1 ? '' : 'max-sm:hidden'}`} />}
          {place > 0 && (
            <IconButton
              label={texts.removeTime(name, place + 1)}
              onClick={() => remove(place)}
              className="-mr-2 text-muted hover:text-sunset"
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </div>
      ))}
      {canAdd && canHaveMore(spans) && (
        <Button
          look="plain"
          size="small"
          aria-label={texts.addTimeOn(name)}
          onClick={() => onChange([...spans, furtherSpan(spans)])}
          className="justify-self-start px-0! text-sm"
        >
          {texts.addTime}
        </Button>
      )}
    </div>
  )
}
