import { useEffect, useRef } from 'react'
import type { MappedStreets } from '#contract/shapes/mapped-stores.ts'
import type { Shown, streetsLayer } from './streets/streets-layer.ts'

/** Draws the streets below a map, with code of their own that comes when there are any. */
export function useStreets(streets: MappedStreets | undefined, shown: Shown) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<ReturnType<typeof streetsLayer>>(undefined)
  const latest = useRef({ streets, shown })
  latest.current = { streets, shown }

  // The answer of another place is another object with the same streets.
  const tiles = streets?.tiles
  useEffect(() => {
    if (!tiles) return
    let isOver = false
    import('./streets/streets-layer.ts')
      .then(({ streetsLayer: create }) => {
        const now = latest.current
        if (!isOver && canvas.current && now.streets)
          layer.current = create(canvas.current, now.streets, now.shown)
      })
      // The map is complete without streets.
      .catch(() => undefined)
    return () => {
      isOver = true
      layer.current?.stop()
      layer.current = undefined
    }
  }, [tiles])

  const { island, view, named } = shown
  useEffect(() => layer.current?.show({ island, view, named }), [island, view, named])

  return canvas
}
