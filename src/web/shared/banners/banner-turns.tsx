import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { bannerTurns as texts } from '#texts/shared/banner-turns.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useAutoplay } from '#web/ui/time/use-autoplay.ts'
import { messageStayMs } from './message-stay.ts'

interface BannerTurnsProps {
  area: RefObject<HTMLElement | null>
  total: number
  position: number
  onTurn: (position: number) => void
}

const look = 'text-muted hover:bg-surface hover:text-ink max-sm:h-9.5!'

/** Shows the messages in turn, or with buttons when reduced motion is preferred. Turns are not announced. */
export function BannerTurns({ area, total, position, onTurn }: BannerTurnsProps) {
  const goBy = (by: number) => onTurn((position + by + total) % total)
  const { isPlaying, wantsLessMotion, choose, hold } = useAutoplay({
    total,
    position,
    stayMs: messageStayMs,
    goOn: () => goBy(1),
  })
  useEffect(() => holdWhileUsed(area.current, hold), [area, hold])
  const place =
    'absolute right-0 z-10 flex max-sm:bottom-0 sm:inset-y-0 sm:right-11 sm:items-center noscript:hidden'
  if (wantsLessMotion)
    return (
      <div className={place}>
        <IconButton label={texts.previous} onClick={() => goBy(-1)} className={look}>
          <ChevronLeft aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton label={texts.next} onClick={() => goBy(1)} className={look}>
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    )
  const Icon = isPlaying ? Pause : Play
  return (
    <div className={place}>
      <IconButton
        label={isPlaying ? texts.pause : texts.play}
        onClick={() => {
          choose(isPlaying ? 'pause' : 'play')
          // The pointer and the focus are still here, and playing was asked for.
          if (!isPlaying) hold(false)
        }}
        className={look}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </IconButton>
    </div>
  )
}

/** A message stays while the pointer or the focus is on it. */
function holdWhileUsed(area: HTMLElement | null, hold: (isHeld: boolean) => void) {
  const start = () => hold(true)
  const end = () => hold(false)
  const listeners = { mouseenter: start, focusin: start, mouseleave: end, focusout: end }
  for (const [event, listener] of Object.entries(listeners)) area?.addEventListener(event, listener)
  return () => {
    for (const [event, listener] of Object.entries(listeners)) area?.removeEventListener(event, listener)
  }
}
