import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Makes a row of slides move; its code comes after the page, which shows the first slide without it. */
export function useCarousel(viewport: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  const [position, setPosition] = useState(0)
  // A slide may be asked for before the code is there that moves to it.
  const asked = useRef(0)

  useEffect(() => {
    let isGone = false
    let made: EmblaCarouselType | undefined

    async function make() {
      const { default: embla } = await import('embla-carousel')
      if (isGone || !viewport.current) return
      made = embla(viewport.current, { loop: true, startIndex: asked.current })
      made.on('select', ({ selectedScrollSnap }) => setPosition(selectedScrollSnap()))
      setPosition(asked.current)
      setCarousel(made)
    }

    // Without a signal the code does not come, and the first slide stays.
    if (isWanted) make().catch(() => undefined)
    return () => {
      isGone = true
      made?.destroy()
      setCarousel(undefined)
      setPosition(0)
    }
  }, [viewport, isWanted])

  function goTo(index: number) {
    asked.current = index
    carousel?.scrollTo(index)
  }

  return { carousel, position, goTo }
}
