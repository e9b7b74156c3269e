// Renders the artworks that the site itself shows into public/icons/. Run it after adding a name below.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { tsImport } from 'tsx/esm/api'

if (process.argv.length > 2) {
  console.error('Usage: node scripts/icons.mjs')
  console.error('Takes no arguments: the names and sizes are listed in the script.')
  process.exit(2)
}

/** The widest an artwork is shown, in CSS pixels. */
const shownAt = {
  48: [
    'desert-island',
    ...['shopping-bags', 'mobile-phone', 'couch-and-lamp', 'mango', 'lotion-bottle', 'teddy-bear'],
    ...['hammer-and-wrench', 'automobile', 'soccer-ball', 'gem-stone', 'books', 'wrapped-gift'],
    ...['dog-face', 'guitar', 'bellhop-bell', 'diya-lamp'],
    ...['steaming-bowl', 'dress', 'laptop', 'motor-scooter'],
  ],
  56: ['waving-hand', 'department-store', 'office-building', 'convenience-store'],
  80: ['basket'],
  112: [
    ...['dodo', 'umbrella-with-rain-drops'],
    ...['hibiscus', 'palm-tree', 'key', 'open-mailbox-with-raised-flag'],
  ],
}

const licence = `The pictures in this folder come from Fluent Emoji by Microsoft Corporation (https://github.com/microsoft/fluentui-emoji),
used under the MIT licence, by way of the npm package @iconify-json/fluent-emoji.
`

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../public/icons')
/** @type {typeof import('../src/demo/pictures/artworks.ts')} */
const { readArtworks } = await tsImport('../src/demo/pictures/artworks.ts', import.meta.url)
const artworks = await readArtworks(new Set(Object.values(shownAt).flat()))

await mkdir(folder, { recursive: true })
await writeFile(path.join(folder, 'LICENSE.txt'), licence)
for (const [width, names] of Object.entries(shownAt)) {
  const pixels = Number(width) * 2
  for (const name of names) {
    const icon = await rendered(name, pixels).webp({ quality: 90, effort: 6 }).toBuffer()
    await writeFile(path.join(folder, `${name}.webp`), icon)
    console.log(`${name}.webp  ${pixels} px  ${icon.length} bytes`)
  }
}
await writeFile(path.join(folder, 'share.png'), await sharePicture())
for (const pixels of [180, 192, 512])
  await writeFile(path.join(folder, `app-${pixels}.png`), await appIcon(pixels))
await writeFile(path.join(folder, 'app-maskable-512.png'), await appIcon(512, { isMaskable: true }))
await writeFile(
  path.join(folder, '../favicon.ico'),
  icoOf(await rendered('desert-island', 32).png().toBuffer()),
)

/**
 * Renders at four times the size and reduces it, which keeps small shapes clean.
 * @param {string} name
 * @param {number} pixels
 */
function rendered(name, pixels) {
  const size = pixels * 4
  const artwork = artworks.get(name)
  if (!artwork) throw new Error(`There is no artwork '${name}'.`)
  const svg = artwork.replace('<svg ', `<svg width="${size}" height="${size}" `)
  return sharp(Buffer.from(svg)).resize(pixels, pixels, { fit: 'contain', background: '#0000' })
}

/**
 * The app icon with rounded corners. A maskable icon fills its square, because phones cut their own shape.
 * @param {number} pixels
 */
async function appIcon(pixels, { isMaskable = false } = {}) {
  const radius = isMaskable || pixels === 180 ? 0 : pixels * 0.22
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"><rect width="100%" height="100%" rx="${radius}" fill="#fbf8f2"/><circle cx="50%" cy="50%" r="${isMaskable ? 40 : 42}%" fill="#e2f3f4"/></svg>`
  const island = Math.round(pixels * (isMaskable ? 0.5 : 0.62))
  return sharp(Buffer.from(background))
    .composite([{ input: await rendered('desert-island', island).png().toBuffer(), gravity: 'center' }])
    .png({ palette: true, quality: 95, effort: 10 })
    .toBuffer()
}

/**
 * Wraps one PNG in the format that browsers request at /favicon.ico.
 * @param {Buffer} png
 */
function icoOf(png) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}

/** The picture of a shared link to a page without its own picture. Its lettering is stored as outlines. */
async function sharePicture() {
  const island = await rendered('desert-island', 300).png().toBuffer()
  return sharp(fileURLToPath(new URL('share-picture.svg', import.meta.url)))
    .composite([{ input: island, left: 136, top: 140 }])
    .png({ palette: true, quality: 95, effort: 10 })
    .toBuffer()
}
