import sharp from 'sharp'

/** Pixels with premultiplied alpha, cut to what is visible plus a clear rim of one pixel. */
export interface Raster {
  width: number
  height: number
  pixels: Uint8Array
}

/** How far the small silhouette is from the artwork it shades. */
export const silhouetteScale = 8
const silhouetteRim = 6

/** An artwork ready to be drawn: whole, at half size for small uses, and its blurred silhouette for the shadow. */
export interface ArtworkRaster {
  whole: Raster
  half: () => Raster
  /** One byte a pixel, an eighth of the size, with room around for the blur. */
  silhouette: Raster
  /** Where it touches the ground: middle and half width, in pixels of the whole, counted from its middle. */
  foot: { x: number; halfWidth: number }
}

/** Large enough to look crisp on the 1200 px picture; the artwork's filters cost time with the square of it. */
const rasterSize = 384

export async function rasterise(svg: string): Promise<ArtworkRaster> {
  const sized = svg.replace('<svg ', `<svg width="${rasterSize}" height="${rasterSize}" `)
  const { data, info } = await sharp(Buffer.from(sized))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const whole = cutOut(data, info.width, info.height)
  let half: Raster | undefined
  return {
    whole,
    half: () => {
      half ??= halved(whole)
      return half
    },
    silhouette: silhouetteOf(whole),
    foot: footOf(whole),
  }
}

function cutOut(rgba: Uint8Array, width: number, height: number): Raster {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // Fainter than this is a glow nobody sees; it would only shrink the artwork.
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < 24) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  const cut = { width: right - left + 3, height: bottom - top + 3 }
  const pixels = new Uint8Array(cut.width * cut.height * 4)
  for (let y = top; y <= bottom; y++) {
    let from = (y * width + left) * 4
    let to = ((y - top + 1) * cut.width + 1) * 4
    for (let x = left; x <= right; x++, from += 4, to += 4) {
      const alpha = rgba[from + 3] ?? 0
      pixels[to] = ((rgba[from] ?? 0) * alpha + 127) / 255
      pixels[to + 1] = ((rgba[from + 1] ?? 0) * alpha + 127) / 255
      pixels[to + 2] = ((rgba[from + 2] ?? 0) * alpha + 127) / 255
      pixels[to + 3] = alpha
    }
  }
  return { ...cut, pixels }
}

function halved({ width, height, pixels }: Raster): Raster {
  const half = { width: (width >> 1) + 2, height: (height >> 1) + 2 }
  const out = new Uint8Array(half.width * half.height * 4)
  for (let y = 0; y < height >> 1; y++) {
    for (let x = 0; x < width >> 1; x++) {
      const from = (2 * y * width + 2 * x) * 4
      const to = ((y + 1) * half.width + x + 1) * 4
      for (let c = 0; c < 4; c++) {
        const upper = (pixels[from + c] ?? 0) + (pixels[from + 4 + c] ?? 0)
        const lower = (pixels[from + width * 4 + c] ?? 0) + (pixels[from + width * 4 + 4 + c] ?? 0)
        out[to + c] = (upper + lower + 2) >> 2
      }
    }
  }
  return { ...half, pixels: out }
}

/** From the leftmost to the rightmost solid pixel of the lowest twentieth. */
function footOf({ width, height, pixels }: Raster) {
  let [left, right] = [width, 0]
  for (let y = Math.floor(height * 0.95); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 128) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  }
  return { x: (left + right - width) / 2, halfWidth: Math.max(0, right - left) / 2 }
}

function silhouetteOf({ width, height, pixels }: Raster): Raster {
  const columns = Math.ceil(width / silhouetteScale) + 2 * silhouetteRim
  const rows = Math.ceil(height / silhouetteScale) + 2 * silhouetteRim
  const sums = new Float32Array(columns * rows)
  for (let y = 0; y < height; y++) {
    const row = (Math.floor(y / silhouetteScale) + silhouetteRim) * columns + silhouetteRim
    for (let x = 0; x < width; x++) {
      const cell = row + ((x / silhouetteScale) | 0)
      sums[cell] = (sums[cell] ?? 0) + (pixels[(y * width + x) * 4 + 3] ?? 0)
    }
  }
  let shade = sums.map((sum) => sum / (silhouetteScale * silhouetteScale))
  // Three passes of a box come close to a Gaussian.
  for (let pass = 0; pass < 3; pass++) {
    shade = boxBlurred(shade, columns, rows, 1)
    shade = boxBlurred(shade, columns, rows, columns)
  }
  return { width: columns, height: rows, pixels: Uint8Array.from(shade, Math.round) }
}

/** Each cell with its neighbour either side along one direction; the rim is wide enough to run over. */
function boxBlurred(cells: Float32Array, columns: number, rows: number, step: number) {
  const out = new Float32Array(columns * rows)
  for (let at = 0; at < out.length; at++) {
    let sum = 0
    for (let k = -1; k <= 1; k++) sum += cells[at + k * step] ?? 0
    out[at] = sum / 3
  }
  return out
}
