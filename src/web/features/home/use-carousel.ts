import { type RefObject, useEffect, useState } from 'react'

/** Which slide is in sight, and how to go to another one; the row itself is scrolled and snapped by the browser. */
export function useCarousel(row: RefObject<HTMLElement | null>, total: number) {
  const [position, setPosition] = useState(0)

  useEffect(() => {
    const element = row.current
    if (!element) return
    const readPosition = () => setPosition(Math.round(element.scrollLeft / element.clientWidth) || 0)
    readPosition()
    element.addEventListener('scroll', readPosition, { passive: true })
    return () => element.removeEventListener('scroll', readPosition)
  }, [row])

  function goTo(index: number) {
    const element = row.current
    if (!element) return
    const next = (index + total) % total
    // 'auto' follows the style sheet, which knows who wants less motion. A longer way would flicker past every slide.
    const behavior = Math.abs(next - position) === 1 ? 'auto' : 'instant'
    element.scrollTo({ left: next * element.clientWidth, behavior })
  }

  return { position, goTo }
}
