import type { OutputInfo, Sharp } from 'sharp'
import { Refusal } from '../http/errors.ts'
import { sayImage } from './images.sentences.ts'
import { loadSharp } from './load-sharp.ts'
import { keyOfContent } from './picture-key.ts'
import type { PictureFormat } from './recognise.ts'
import { smugglesText } from './smuggled-text.ts'

/** Phones and cameras make nothing larger, and everything below fits into memory. */
export const mostPixels = 40_000_000
const longestSide = 2048
const mostSeconds = 20

const damaged = () => new Refusal(422, 'damaged-picture', sayImage.damaged)
const tooManyPixels = () =>
  new Refusal(422, 'too-many-pixels', sayImage.tooManyPixels({ millions: mostPixels / 1_000_000 }))
const tooSlow = () => new Refusal(422, 'slow-picture', sayImage.tooSlow)

const smuggled = () => new Refusal(422, 'smuggled-text', sayImage.smuggledText)

export interface ReEncoded {
  key: string
  bytes: Buffer
  width: number
  height: number
  placeholder: string
}

/**
 * Encodes a new picture from the pixels alone: upright, in sRGB, at most 2048 pixels long, the first frame of an
 * animation. Nothing else of the file (location, camera, profiles, data behind its end) is copied.
 */
export async function reEncode(file: Buffer, format: PictureFormat): Promise<ReEncoded> {
  const sharp = await loadSharp()
  try {
    const { data, info } = await pixelsOf(file, format)
    const pixels = () => within(sharp(data, { raw: info }))
    const isSeeThrough = info.channels % 2 === 0 && !(await pixels().stats()).isOpaque
    const bytes = isSeeThrough
      ? await pixels().webp({ quality: 88, alphaQuality: 100 }).toBuffer()
      : await pixels().removeAlpha().jpeg({ quality: 88 }).toBuffer()
    return {
      key: keyOfContent(bytes, isSeeThrough ? 'webp' : 'jpg'),
      bytes,
      width: info.width,
      height: info.height,
      // A transparent picture would show a blurred placeholder behind it, so its placeholder is plain.
      placeholder: isSeeThrough ? '#ffffff' : await blurred(pixels()),
    }
  } catch (error) {
    throw asRefusal(error)
  }
}

async function pixelsOf(file: Buffer, format: PictureFormat): Promise<{ data: Buffer; info: OutputInfo }> {
  if (format === 'png' && smugglesText(file)) throw smuggled()
  const sharp = await loadSharp()
  const image = within(sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }))
  const seen = await image.metadata()
  // The decoder must be the one of the recognised format, and no other.
  if (seen.format !== (format === 'avif' ? 'heif' : format)) throw damaged()
  if (format === 'avif' && seen.compression !== 'av1') throw damaged()
  return image
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** A dozen pixels, which the browser enlarges and thereby blurs. */
async function blurred(pixels: Sharp): Promise<string> {
  const tiny = await pixels
    .removeAlpha()
    .resize({ width: 12, height: 12, fit: 'inside' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

const within = (image: Sharp) => image.timeout({ seconds: mostSeconds })

/** Errors of the decoder are the file's fault. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { message } = error as Error
  if (/pixel limit|too large|dimensions/i.test(message)) return tooManyPixels()
  return /timeout/i.test(message) ? tooSlow() : damaged()
}
