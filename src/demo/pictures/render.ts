import sharp from 'sharp'
import { readArtworks } from './artworks.ts'
import { backdropName, drawBackdrop } from './backdrop.ts'
import type { Canvas } from './canvas.ts'
import { type DemoPicture, pictureHeight, pictureWidth, type Scene } from './look.ts'
import { rasterise } from './raster.ts'
import { drawScene } from './scene.ts'
import { shareUntilLastUse } from './share-until-last-use.ts'

/** Pictures rendered at once: enough to keep two cores busy. */
const atOnce = 4

/** Renders each picture once, grouped by artwork; all artworks are read at once. */
export async function renderPictures(
  pictures: Iterable<DemoPicture>,
  write: (key: string, jpeg: Buffer) => Promise<void>,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const queue = [...new Map(Array.from(pictures, (picture) => [picture.key, picture])).values()]
  queue.sort((a, b) => a.key.localeCompare(b.key, 'en'))
  const scenes = queue.map((picture) => picture.scene)
  const names = scenes.flatMap(artworkNames)
  const svgs = await readArtworks(new Set(names))
  const artwork = shareUntilLastUse(names, String, (name) => rasterise(svgs.get(name) ?? ''))
  const backdrop = shareUntilLastUse(scenes, backdropName, drawBackdrop)
  const total = queue.length
  let done = 0

  async function work() {
    const canvas: Canvas = new Uint8Array(pictureWidth * pictureHeight * 3)
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const { key, scene } = picture
      const [ground, ...rasters] = await Promise.all([backdrop(scene), ...artworkNames(scene).map(artwork)])
      canvas.set(ground)
      drawScene(canvas, scene, rasters)
      await write(key, await jpeg(canvas))
      done += 1
      onProgress(done, total)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, total) }, work))
}

function artworkNames(scene: Scene) {
  return scene.objects.map((object) => object.name)
}

function jpeg(canvas: Canvas) {
  const raw = { width: pictureWidth, height: pictureHeight, channels: 3 } as const
  return sharp(canvas, { raw }).jpeg({ quality: 80, optimiseCoding: false }).toBuffer()
}
