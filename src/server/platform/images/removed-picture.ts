import { loadSharp } from './load-sharp.ts'
import type { PictureStore } from './picture-store.ts'

/** Shown in place of a removed picture. The number changes with the drawing, because a key never changes its content. */
export const removedPictureKey = 'picture-removed-1.jpg'

const [width, height] = [1200, 900]

/** A frame with a landscape, crossed out. It has no words, because it is shown in both languages. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 900">
  <rect width="1200" height="900" fill="#e8e4da"/>
  <g fill="none" stroke="#8d8878" stroke-width="22" stroke-linecap="round" stroke-linejoin="round">
    <rect x="380" y="270" width="440" height="360" rx="36"/>
    <circle cx="505" cy="385" r="40"/>
    <path d="M390 600 540 470 630 545 710 455 810 570"/>
    <path d="M330 710 870 190" stroke="#e8e4da" stroke-width="66"/>
    <path d="M330 710 870 190"/>
  </g>
</svg>`

/** Writes the file; its row is added in the transaction that shows it. */
export async function writeRemovedPicture(store: PictureStore) {
  const sharp = await loadSharp()
  const bytes = await sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer()
  if (!(await store.has(removedPictureKey))) await store.write(removedPictureKey, bytes)
  return { key: removedPictureKey, width, height, bytes: bytes.length, placeholder: '#e8e4da' }
}
