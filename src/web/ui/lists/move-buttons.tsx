import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'

interface MoveButtonsProps {
  labels: { up: string; down: string }
  /** The current position, which changes after a move. */
  position: number
  isFirst: boolean
  isLast: boolean
  /** Moves by one position: -1 is up. */
  onMove: (by: -1 | 1) => void
}

const look = 'hover:bg-lagoon-tint hover:text-lagoon aria-disabled:cursor-default aria-disabled:opacity-30'

/** Moves a row up and down and keeps the focus while the row moves. */
export function MoveButtons({ labels, position, isFirst, isLast, onMove }: MoveButtonsProps) {
  const pressed = useRef<HTMLButtonElement>(undefined)
  // Browsers remove the focus from an element that moves in the document.
  useLayoutEffect(() => {
    if (position >= 0 && document.activeElement === document.body) pressed.current?.focus()
    pressed.current = undefined
  }, [position])
  return (
    <>
      {([-1, 1] as const).map((by) => {
        const isEnd = by < 0 ? isFirst : isLast
        const Arrow = by < 0 ? ArrowUp : ArrowDown
        return (
          <IconButton
            key={by}
            label={by < 0 ? labels.up : labels.down}
            aria-disabled={isEnd || undefined}
            onClick={({ currentTarget }) => {
              if (isEnd) return
              pressed.current = currentTarget
              onMove(by)
            }}
            className={look}
          >
            <Arrow aria-hidden="true" className="size-5" />
          </IconButton>
        )
      })}
    </>
  )
}
