import type { MappedStreets } from '#contract/shapes/mapped-stores.ts'
import { type Colors, colorsOf } from './colors.ts'
import { drawStreets, type Frame, tilesFor } from './draw-streets.ts'
import { tileCache } from './tile-cache.ts'

/** What the page says about the map that the streets are drawn on. */
export type Shown = Pick<Frame, 'island' | 'view' | 'named'>

/** Tiles are fetched when the map has been still for so long: a pinch passes many zooms. */
const stillMs = 120
/** Sharper costs four times the work and is hardly seen. */
const mostRatio = 2
/** Of the size of the page's text. */
const nameSize = 0.72

const themes = ['(prefers-color-scheme: dark)', '(forced-colors: active)']

/** Draws streets on a canvas that fills its map. */
export function streetsLayer(canvas: HTMLCanvasElement, streets: MappedStreets, first: Shown) {
  const context = canvas.getContext('2d')
  const cache = tileCache(streets.tiles, draw)
  let shown = first
  let colors: Colors | undefined
  let drawing = 0
  let waiting: ReturnType<typeof setTimeout> | undefined

  function frameNow(): Frame {
    const { clientWidth: width, clientHeight: height } = canvas
    const textSize = nameSize * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    return { ...shown, width, height, ratio: Math.min(mostRatio, devicePixelRatio || 1), textSize }
  }

  function draw(): void {
    cancelAnimationFrame(drawing)
    drawing = requestAnimationFrame(() => {
      const frame = frameNow()
      const [width, height] = [Math.round(frame.width * frame.ratio), Math.round(frame.height * frame.ratio)]
      if (!context || !width || !height) return
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      colors ??= colorsOf(canvas)
      drawStreets(context, frame, cache.shown(tilesFor(frame, streets)), colors)
    })
  }

  function fetchWhenStill(): void {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      const frame = frameNow()
      if (frame.width) cache.want(tilesFor(frame, streets))
    }, stillMs)
  }

  function update(): void {
    draw()
    fetchWhenStill()
  }

  function onTheme(): void {
    colors = undefined
    draw()
  }

  const sizes = new ResizeObserver(update)
  sizes.observe(canvas)
  const chosenTheme = new MutationObserver(onTheme)
  chosenTheme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const media = themes.map((query) => matchMedia(query))
  for (const query of media) query.addEventListener('change', onTheme)
  // Names are written again in the page's typeface when it has come.
  void document.fonts.ready.then(draw)

  return {
    show(now: Shown) {
      shown = now
      update()
    },
    stop() {
      cancelAnimationFrame(drawing)
      clearTimeout(waiting)
      cache.stop()
      sizes.disconnect()
      chosenTheme.disconnect()
      for (const query of media) query.removeEventListener('change', onTheme)
    },
  }
}
