import { type Canvas, drawContact, drawDisc, drawRaster, drawShadow, rgb } from './canvas.ts'
import type { PlacedArtwork, Scene } from './look.ts'
import { type ArtworkRaster, type Raster, silhouetteScale } from './raster.ts'
import { tints } from './tints.ts'

/** Draws the objects of a scene, each from the raster of the same place, over the backdrop already on the canvas. */
export function drawScene(canvas: Canvas, scene: Scene, rasters: ArtworkRaster[]) {
  const shade = rgb(tints[scene.tint].shade)
  if (scene.kind === 'product') {
    for (const disc of scene.discs) drawDisc(canvas, disc.x, disc.y, disc.radius, 0.46)
  }
  for (const [index, object] of scene.objects.entries()) {
    const raster = rasters[index]
    if (!raster) continue
    const { whole, silhouette, foot } = raster
    const scale = scaleFor(whole, object.size)
    if (scene.kind === 'product') {
      drawShadow(canvas, silhouette, under(object, scale, 0.075 * object.size), shade, 0.36)
      draw(canvas, raster, object, scale)
    } else {
      const standing = { ...object, y: object.y - (whole.height * scale) / 2 }
      drawShadow(canvas, silhouette, under(standing, scale, 16), shade, 0.2)
      const footX = object.x + (object.mirrored ? -foot.x : foot.x) * scale
      drawContact(canvas, footX, object.y - 4, (foot.halfWidth * 1.1 + 40) * scale, shade, 0.5)
      draw(canvas, raster, standing, scale)
    }
  }
}

/** The longer side takes the size; what is long and thin gets a little more, so that all weigh about the same. */
function scaleFor({ width, height }: Raster, size: number) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return (size / long) * (1.12 - 0.12 * (short / long))
}

function draw(canvas: Canvas, { whole, half }: ArtworkRaster, object: PlacedArtwork, scale: number) {
  // Well below its size, every second pixel would be skipped: the halved raster keeps the edges smooth.
  if (scale < 0.7) drawRaster(canvas, half(), { ...object, scale: scale * 2 })
  else drawRaster(canvas, whole, { ...object, scale })
}

function under(object: PlacedArtwork, scale: number, drop: number) {
  return { ...object, y: object.y + drop, scale: scale * silhouetteScale }
}
