import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState, useSyncExternalStore } from 'react'

const stayMs = 6000
const lessMotion = '(prefers-reduced-motion: reduce)'

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Moves on by itself unless someone is looking closely, has paused it, took it in hand, or wants less motion. */
export function useAutoplay(carousel: EmblaCarouselType | undefined, position: number) {
  const wantsLessMotion = useSyncExternalStore(
    watchMotion,
    () => matchMedia(lessMotion).matches,
    () => true,
  )
  const [choice, choose] = useState<'play' | 'pause'>()
  const [isHeld, hold] = useState(false)
  const isPlaying = choice ? choice === 'play' : !wantsLessMotion

  useEffect(() => {
    const takenInHand = () => choose('pause')
    carousel?.on('pointerDown', takenInHand)
    return () => void carousel?.off('pointerDown', takenInHand)
  }, [carousel])

  // Every new position starts the wait anew, so that a slide just chosen is not swept away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: position restarts the timer
  useEffect(() => {
    if (!carousel || !isPlaying || isHeld) return
    const timer = setTimeout(() => carousel.scrollNext(), stayMs)
    return () => clearTimeout(timer)
  }, [carousel, position, isPlaying, isHeld])

  return { isPlaying, choose, hold }
}
