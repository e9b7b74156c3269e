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

/** The stretch of one picture row that a placed raster covers, and where in the raster it starts. */
interface Stretch {
  from: number
  to: number
  sourceX: number
  sourceY: number
}

/** Raster pixels per picture pixel along a row, and the stretches of all rows the raster covers. */
function cover(raster: Raster, { x, y, scale, degrees, mirrored }: Placement) {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale]
  const flip = mirrored ? -1 : 1
  const [lastX, lastY] = [raster.width - 1, raster.height - 1]
  const reach = (Math.hypot(lastX, lastY) / 2) * scale
  const stepX = flip * cos
  const stepY = -sin
  const stretches: Stretch[] = []
  const bottom = Math.min(pictureHeight - 1, Math.ceil(y + reach))
  for (let row = Math.max(0, Math.floor(y - reach)); row <= bottom; row++) {
    // The raster's coordinates at the left edge of the picture, then the columns where both are inside it.
    const startX = flip * (-x * cos + (row - y) * sin) + lastX / 2
    const startY = x * sin + (row - y) * cos + lastY / 2
    const acrossX = inside(startX, stepX, lastX)
    const acrossY = inside(startY, stepY, lastY)
    const left = Math.max(0, Math.ceil(Math.max(acrossX[0], acrossY[0])))
    const right = Math.min(pictureWidth - 1, Math.floor(Math.min(acrossX[1], acrossY[1])))
    if (left > right) continue
    const from = row * pictureWidth + left
    stretches.push({
      from,
      to: from + right - left,
      sourceX: startX + left * stepX,
      sourceY: startY + left * stepY,
    })
  }
  return { stepX, stepY, stretches }
}

/** The values of t for which start + t × step stays a little inside 0 to end. */
function inside(start: number, step: number, end: number): [number, number] {
  const [low, high] = [0.001 - start, end - 0.001 - start]
  if (Math.abs(step) < 1e-9) return low <= 0 && high >= 0 ? [-Infinity, Infinity] : [Infinity, -Infinity]
  return step > 0 ? [low / step, high / step] : [high / step, low / step]
}

// The loops below touch every pixel of every picture, so they use whole numbers, with 256 for one.

export function drawRaster(canvas: Canvas, raster: Raster, place: Placement) {
  const { pixels, width } = raster
  const down = width * 4
  const { stepX, stepY, stretches } = cover(raster, place)
  for (let { from, to, sourceX, sourceY } of stretches) {
    for (; from <= to; from++, sourceX += stepX, sourceY += stepY) {
      const x = sourceX | 0
      const y = sourceY | 0
      const a = (y * width + x) * 4
      const b = a + 4
      const c = a + down
      const d = c + 4
      const across = ((sourceX - x) * 256) | 0
      const deep = ((sourceY - y) * 256) | 0
      const wd = (across * deep) >> 8
      const wb = across - wd
      const wc = deep - wd
      const wa = 256 - across - wc
      const alpha =
        at(pixels, a + 3) * wa + at(pixels, b + 3) * wb + at(pixels, c + 3) * wc + at(pixels, d + 3) * wd
      if (alpha === 0) continue
      const red = at(pixels, a) * wa + at(pixels, b) * wb + at(pixels, c) * wc + at(pixels, d) * wd
      const green =
        at(pixels, a + 1) * wa + at(pixels, b + 1) * wb + at(pixels, c + 1) * wc + at(pixels, d + 1) * wd
      const blue =
        at(pixels, a + 2) * wa + at(pixels, b + 2) * wb + at(pixels, c + 2) * wc + at(pixels, d + 2) * wd
      // 65280 is full cover (255 × 256); what shows through is scaled to 257 parts, so that no cover leaves all of it.
      const through = ((65280 - alpha) * 257) >> 16
      const i = from * 3
      canvas[i] = (red + at(canvas, i) * through + 128) >> 8
      canvas[i + 1] = (green + at(canvas, i + 1) * through + 128) >> 8
      canvas[i + 2] = (blue + at(canvas, i + 2) * through + 128) >> 8
    }
  }
}

/** Darkens the canvas under a silhouette of one byte per pixel, two pixels at a time, because it is blurred. */
export function drawShadow(
  canvas: Canvas,
  silhouette: Raster,
  place: Placement,
  colour: Rgb,
  strength: number,
) {
  const { pixels, width } = silhouette
  const { stepX, stepY, stretches } = cover(silhouette, place)
  const [red, green, blue] = colour
  const parts = Math.round(strength * 257)
  for (let { from, to, sourceX, sourceY } of stretches) {
    for (; from < to; from += 2, sourceX += 2 * stepX, sourceY += 2 * stepY) {
      const x = sourceX | 0
      const y = sourceY | 0
      const a = y * width + x
      const across = ((sourceX - x) * 256) | 0
      const deep = ((sourceY - y) * 256) | 0
      const upper = at(pixels, a) * (256 - across) + at(pixels, a + 1) * across
      const lower = at(pixels, a + width) * (256 - across) + at(pixels, a + width + 1) * across
      const share = (((upper * (256 - deep) + lower * deep) >> 8) * parts) >> 16
      if (share === 0) continue
      const rest = 256 - share
      const addRed = red * share + 128
      const addGreen = green * share + 128
      const addBlue = blue * share + 128
      const i = from * 3
      canvas[i] = (at(canvas, i) * rest + addRed) >> 8
      canvas[i + 1] = (at(canvas, i + 1) * rest + addGreen) >> 8
      canvas[i + 2] = (at(canvas, i + 2) * rest + addBlue) >> 8
      canvas[i + 3] = (at(canvas, i + 3) * rest + addRed) >> 8
      canvas[i + 4] = (at(canvas, i + 4) * rest + addGreen) >> 8
      canvas[i + 5] = (at(canvas, i + 5) * rest + addBlue) >> 8
    }
  }
}

/** A round of thin white with a clean edge. */
export function drawDisc(canvas: Canvas, x: number, y: number, radius: number, strength: number) {
  const paler = Uint8Array.from({ length: 256 }, (_, value) => Math.round(value + (255 - value) * strength))
  const bottom = Math.min(pictureHeight - 1, Math.floor(y + radius))
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= bottom; row++) {
    const reach = Math.sqrt(Math.max(0, radius * radius - (row - y) * (row - y)))
    const left = Math.max(0, Math.ceil(x - reach))
    const right = Math.min(pictureWidth - 1, Math.floor(x + reach))
    const end = (row * pictureWidth + right + 1) * 3
    for (let i = (row * pictureWidth + left) * 3; i < end; i++) canvas[i] = at(paler, at(canvas, i))
    for (const column of [left - 1, right + 1]) {
      if (column < 0 || column >= pictureWidth) continue
      const cover = Math.max(0, radius + 1 - Math.hypot(column - x, row - y))
      mix(canvas, (row * pictureWidth + column) * 3, [255, 255, 255], strength * Math.min(1, cover))
    }
  }
}

/** A soft dark pool where an object touches the ground. */
export function drawContact(
  canvas: Canvas,
  x: number,
  y: number,
  halfWidth: number,
  colour: Rgb,
  strength: number,
) {
  const halfHeight = halfWidth * 0.14
  const bottom = Math.min(pictureHeight - 1, Math.floor(y + halfHeight))
  const right = Math.min(pictureWidth - 1, Math.floor(x + halfWidth))
  for (let row = Math.max(0, Math.ceil(y - halfHeight)); row <= bottom; row++) {
    for (let column = Math.max(0, Math.ceil(x - halfWidth)); column <= right; column++) {
      const distance = Math.hypot((column - x) / halfWidth, (row - y) / halfHeight)
      if (distance < 1)
        mix(canvas, (row * pictureWidth + column) * 3, colour, strength * (1 - distance) ** 1.5)
    }
  }
}

function mix(canvas: Canvas, i: number, [red, green, blue]: Rgb, share: number) {
  canvas[i] = at(canvas, i) * (1 - share) + red * share + 0.5
  canvas[i + 1] = at(canvas, i + 1) * (1 - share) + green * share + 0.5
  canvas[i + 2] = at(canvas, i + 2) * (1 - share) + blue * share + 0.5
}

/** Never outside: the rim of every raster and the clipping of every loop see to that. */
function at(bytes: Uint8Array, index: number): number {
  return bytes[index] as number
}
