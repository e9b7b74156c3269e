import { pictureHeight, pictureWidth } from './look.ts'
import type { Raster } from './raster.ts'

/** Three bytes a pixel, row by row, 1200 × 900. */
export type Canvas = Uint8Array

export type Rgb = readonly [red: number, green: number, blue: number]

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Where a raster goes: its middle, how much larger it is drawn and how far it is turned. */
export interface Placement {
  x: number
  y: number
  scale: number
  degrees: number
  mirrored: boolean
}

/** Calls paint for every pixel the raster covers, with the raster's own coordinates there. */
function overPlaced(
  raster: Raster,
  place: Placement,
  paint: (pixel: number, sourceX: number, sourceY: number) => void,
) {
  const angle = (place.degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const halfWidth = (raster.width * place.scale) / 2
  const halfHeight = (raster.height * place.scale) / 2
  const reachX = Math.abs(cos) * halfWidth + Math.abs(sin) * halfHeight
  const reachY = Math.abs(sin) * halfWidth + Math.abs(cos) * halfHeight
  const left = Math.max(0, Math.floor(place.x - reachX))
  const right = Math.min(pictureWidth - 1, Math.ceil(place.x + reachX))
  const top = Math.max(0, Math.floor(place.y - reachY))
  const bottom = Math.min(pictureHeight - 1, Math.ceil(place.y + reachY))
  const flip = place.mirrored ? -1 : 1
  const [stepX, stepY] = [(flip * cos) / place.scale, -sin / place.scale]
  const [lastX, lastY] = [raster.width - 1, raster.height - 1]
  for (let y = top; y <= bottom; y++) {
    const [dx, dy] = [left - place.x, y - place.y]
    let sourceX = (flip * (dx * cos + dy * sin)) / place.scale + lastX / 2
    let sourceY = (dy * cos - dx * sin) / place.scale + lastY / 2
    for (let pixel = y * pictureWidth + left; pixel <= y * pictureWidth + right; pixel++) {
      if (sourceX >= 0 && sourceY >= 0 && sourceX < lastX && sourceY < lastY) paint(pixel * 3, sourceX, sourceY)
      sourceX += stepX
      sourceY += stepY
    }
  }
}

export function drawRaster(canvas: Canvas, raster: Raster, place: Placement) {
  const { pixels, width } = raster
  overPlaced(raster, place, (to, sourceX, sourceY) => {
    const x = sourceX | 0
    const y = sourceY | 0
    const a = (y * width + x) * 4
    const c = a + width * 4
    const fx = sourceX - x
    const fy = sourceY - y
    const wa = (1 - fx) * (1 - fy)
    const wb = fx * (1 - fy)
    const wc = (1 - fx) * fy
    const wd = fx * fy
    const at = (i: number) =>
      (pixels[a + i] ?? 0) * wa + (pixels[a + 4 + i] ?? 0) * wb + (pixels[c + i] ?? 0) * wc + (pixels[c + 4 + i] ?? 0) * wd
    const alpha = at(3)
    if (alpha < 0.5) return
    const rest = 1 - alpha / 255
    canvas[to] = at(0) + (canvas[to] ?? 0) * rest + 0.5
    canvas[to + 1] = at(1) + (canvas[to + 1] ?? 0) * rest + 0.5
    canvas[to + 2] = at(2) + (canvas[to + 2] ?? 0) * rest + 0.5
  })
}

/** Darkens the canvas towards a colour under a silhouette of one byte a pixel. */
export function drawShadow(canvas: Canvas, silhouette: Raster, place: Placement, colour: Rgb, strength: number) {
  const { pixels, width } = silhouette
  overPlaced(silhouette, place, (to, sourceX, sourceY) => {
    const x = sourceX | 0
    const y = sourceY | 0
    const a = y * width + x
    const fx = sourceX - x
    const fy = sourceY - y
    const upper = (pixels[a] ?? 0) * (1 - fx) + (pixels[a + 1] ?? 0) * fx
    const lower = (pixels[a + width] ?? 0) * (1 - fx) + (pixels[a + width + 1] ?? 0) * fx
    blend(canvas, to, colour, ((upper * (1 - fy) + lower * fy) * strength) / 255)
  })
}

export function drawDisc(canvas: Canvas, x: number, y: number, radius: number, colour: Rgb, strength: number) {
  drawEllipse(canvas, x, y, radius, radius, (distance) => strength * Math.min(1, (1 - distance) * radius), colour)
}

/** A soft dark pool where an object touches the ground. */
export function drawContact(canvas: Canvas, x: number, y: number, halfWidth: number, colour: Rgb, strength: number) {
  drawEllipse(canvas, x, y, halfWidth, halfWidth * 0.14, (distance) => strength * (1 - distance) ** 1.5, colour)
}

function drawEllipse(
  canvas: Canvas,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  strengthAt: (distance: number) => number,
  colour: Rgb,
) {
  const bottom = Math.min(pictureHeight - 1, Math.ceil(y + radiusY))
  for (let row = Math.max(0, Math.floor(y - radiusY)); row <= bottom; row++) {
    const rise = (row - y) / radiusY
    if (Math.abs(rise) >= 1) continue
    const reach = radiusX * Math.sqrt(1 - rise * rise)
    const right = Math.min(pictureWidth - 1, Math.ceil(x + reach))
    for (let column = Math.max(0, Math.floor(x - reach)); column <= right; column++) {
      const across = (column - x) / radiusX
      const distance = Math.sqrt(across * across + rise * rise)
      if (distance < 1) blend(canvas, (row * pictureWidth + column) * 3, colour, strengthAt(distance))
    }
  }
}

function blend(canvas: Canvas, to: number, colour: Rgb, strength: number) {
  const rest = 1 - strength
  canvas[to] = (canvas[to] ?? 0) * rest + colour[0] * strength + 0.5
  canvas[to + 1] = (canvas[to + 1] ?? 0) * rest + colour[1] * strength + 0.5
  canvas[to + 2] = (canvas[to + 2] ?? 0) * rest + colour[2] * strength + 0.5
}
