import sharp from 'sharp'
import { demoPictures } from '#demo/catalogue.ts'
import { pictureHeight, pictureWidth } from '#demo/pictures/look.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { openPictures } from '#server/platform/images/open-pictures.ts'

/** The app's first start still draws this share of the demo's pictures, so that every run tests it. */
const drawnByTheApp = 40

/**
 * Replaces most of the demo's pictures with plain ones before the app starts, because drawing all of them takes longer than
 * the rest of the first start, and no journey checks what they show.
 */
async function preparePictures(): Promise<void> {
  const config = readConfig({ DATA_DIR: process.env.DATA_DIR })
  const { database, close } = await openDatabase({ config, say: () => {} })
  try {
    const store = await openPictures(config)
    const plain = await sharp({
      create: { width: pictureWidth, height: pictureHeight, channels: 3, background: '#e2f3f4' },
    })
      .jpeg()
      .toBuffer()
    const laid = demoPictures().filter((_, at) => at % drawnByTheApp !== 0)
    await Promise.all(laid.map(({ key }) => store.write(key, plain)))
    await database.sql`
      insert into pictures (key, width, height, bytes, placeholder)
      select key, ${pictureWidth}, ${pictureHeight}, ${plain.length}, placeholder
      from unnest(${laid.map(({ key }) => key)}::text[], ${laid.map(({ placeholder }) => placeholder)}::text[])
        as laid (key, placeholder)`
  } finally {
    await close()
  }
}

await preparePictures()
