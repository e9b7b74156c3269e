import sharp from 'sharp'
import { readArtworks } from './artworks.ts'
import { backdropName, drawBackdrop } from './backdrop.ts'
import { type Canvas, drawContact, drawDisc, drawRaster, drawShadow, rgb } from './canvas.ts'
import { type DemoPicture, type PlacedArtwork, pictureHeight, pictureWidth, type Scene } from './look.ts'
import { type ArtworkRaster, rasterise, silhouetteScale } from './raster.ts'
import { tints } from './tints.ts'

/** Pictures under way at once: enough to keep two cores busy while one is being drawn. */
const atOnce = 4

/** Renders each picture once, in no fixed order; the artwork of the whole pool is read in one go. */
export async function renderPictures(
  pictures: Iterable<DemoPicture>,
  write: (key: string, jpeg: Buffer) => Promise<void>,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const queue = [...new Map(Array.from(pictures, (picture) => [picture.key, picture])).values()]
  queue.sort((a, b) => (firstArtwork(a) < firstArtwork(b) ? -1 : 1))
  const svgs = await readArtworks(new Set(queue.flatMap((picture) => artworkNames(picture.scene))))
  const artworks = onDemand((name) => rasterise(svgs.get(name) ?? ''), uses(queue, artworkNames))
  const backdrops = onDemand(drawBackdropOf(queue), uses(queue, (scene) => [backdropName(scene)]))
  const total = queue.length
  let done = 0

  async function work() {
    const canvas = new Uint8Array(pictureWidth * pictureHeight * 3)
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const { scene } = picture
      canvas.set(await backdrops.take(backdropName(scene)))
      const rasters = await Promise.all(scene.objects.map((object) => artworks.take(object.name)))
      drawScene(canvas, scene, rasters)
      await write(picture.key, await jpeg(canvas))
      done += 1
      onProgress(done, total)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, total) }, work))
}

function artworkNames(scene: Scene) {
  return scene.objects.map((object) => object.name)
}

function firstArtwork(picture: DemoPicture) {
  return picture.scene.objects[0]?.name ?? ''
}

function jpeg(canvas: Canvas) {
  return sharp(canvas, { raw: { width: pictureWidth, height: pictureHeight, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer()
}
