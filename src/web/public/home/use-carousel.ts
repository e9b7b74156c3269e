import { type RefObject, useEffect, useRef, useState } from 'react'

/** The visible slide and how to go to another one; the browser scrolls and snaps the row. */
export function useCarousel(row: RefObject<HTMLElement | null>, total: number) {
  const [position, setPosition] = useState(0)
  /** The target of the running smooth scroll. */
  const heading = useRef(0)

  useEffect(() => {
    const element = row.current
    if (!element) return
    const inSight = () => Math.round(element.scrollLeft / element.clientWidth) || 0
    const onScroll = () => setPosition(inSight())
    const onArrival = () => {
      heading.current = inSight()
    }
    // Read in the next frame, for which the page is laid out in any case.
    const frame = requestAnimationFrame(() => {
      onScroll()
      onArrival()
    })
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('scrollend', onArrival)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('scrollend', onArrival)
    }
  }, [row])

  function goTo(index: number) {
    const element = row.current
    if (!element) return
    const next = (index + total) % total
    // 'auto' follows the style sheet, which respects reduced motion. A long smooth scroll would flicker past every slide.
    const behavior = Math.abs(next - position) === 1 ? 'auto' : 'instant'
    heading.current = next
    element.scrollTo({ left: next * element.clientWidth, behavior })
  }

  /** Presses during a running scroll add up. */
  const goBy = (steps: number) => goTo(heading.current + steps)

  return { position, goTo, goBy }
}
