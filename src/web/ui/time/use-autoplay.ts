import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

const lessMotion = '(prefers-reduced-motion: reduce)'

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

interface Autoplay {
  total: number
  position: number
  /** How long each position is shown. */
  stayMs: number
  goOn: () => void
}

/** Plays unless it is hovered, paused or swiped, or reduced motion is preferred. */
export function useAutoplay({ total, position, stayMs, goOn }: Autoplay) {
  const wantsLessMotion = useSyncExternalStore(
    watchMotion,
    () => matchMedia(lessMotion).matches,
    () => true,
  )
  const [choice, choose] = useState<'play' | 'pause'>()
  const [isHeld, hold] = useState(false)
  const isPlaying = choice ? choice === 'play' : !wantsLessMotion
  const next = useEffectEvent(goOn)

  // Every new position restarts the timer, so that a chosen slide stays its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: position restarts the timer
  useEffect(() => {
    if (total < 2 || !isPlaying || isHeld) return
    const timer = setTimeout(next, stayMs)
    return () => clearTimeout(timer)
  }, [total, position, stayMs, isPlaying, isHeld])

  return { isPlaying, wantsLessMotion, choose, hold }
}
