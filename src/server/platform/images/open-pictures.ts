import path from 'node:path'
import type { PictureSetting } from './picture-setting.ts'
import { diskPictures, type PictureStore } from './picture-store.ts'

/** The picture store of the configuration. With a hosting service, the disk still stores the demo's pictures. */
export async function openPictures(config: {
  pictures: PictureSetting
  dataDir: string
}): Promise<PictureStore> {
  const { s3 } = config.pictures
  if (!s3) return diskPictures(path.join(config.dataDir, 'images'))
  // Loaded only when configured, because the SDK is large.
  const { s3Pictures } = await import('./s3-pictures.ts')
  return s3Pictures(s3)
}
