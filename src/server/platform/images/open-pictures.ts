import path from 'node:path'
import type { PictureSetting } from './picture-setting.ts'
import { diskPictures, type PictureStore } from './picture-store.ts'

/** The picture store that the settings name. With a hosting service the disk still holds what we bring ourselves. */
export async function openPictures(config: {
  pictures: PictureSetting
  dataDir: string
}): Promise<PictureStore> {
  const { s3 } = config.pictures
  if (!s3) return diskPictures(path.join(config.dataDir, 'images'))
  // Only those who use it pay for its loading.
  const { s3Pictures } = await import('./s3-pictures.ts')
  return s3Pictures(s3)
}
