import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { OverlayOptions } from 'sharp'
import { sharedSize } from '#domain/picture-delivery.ts'
import { fittedLines } from '#server/platform/images/fitted-lines.ts'
import { type Face, type Letter, loadLettering } from '#server/platform/images/lettering.ts'
import { loadSharp } from '#server/platform/images/load-sharp.ts'
import { mostPixels } from '#server/platform/images/re-encode.ts'
import { projectRoot } from '#server/platform/project-root.ts'
import type { ShareFacts } from '#server/shared/share-picture.ts'

const { width, height } = sharedSize
/** The words are on the left, the picture is on the right. */
const panelWidth = 610
const margin = 56
const textWidth = panelWidth - margin - 40
const logoSize = 52
const mostSeconds = 10

/** The colours of the pages by day. */
const colors = {
  sand: '#fbf8f2',
  ink: '#14242b',
  muted: '#55656b',
  lagoon: '#0b7285',
  lagoonTint: '#e2f3f4',
  sunset: '#c2410c',
  white: '#ffffff',
}

/** Messengers do not show larger previews on slow networks. */
export const mostShareBytes = 150_000
const qualities = [84, 70, 55, 40, 25]

/** Draws the picture of a shared link: title, price and place beside the picture of the product or store. */
export async function drawSharePicture(facts: ShareFacts, original: Buffer | undefined): Promise<Buffer> {
  const [sharp, letter] = await Promise.all([loadSharp(), loadLettering()])
  const parts: OverlayOptions[] = [
    { input: await logo(logoSize), left: margin, top: 48 },
    original ? await photo(original) : { input: await logo(300), left: panelWidth + 145, top: 165 },
  ]
  const { data, info } = await sharp(Buffer.from(svgOf(facts, letter)))
    .composite(parts)
    .flatten({ background: colors.sand })
    .raw()
    .timeout({ seconds: mostSeconds })
    .toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    const bytes = await sharp(data, { raw: info })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (bytes.length <= mostShareBytes || quality === qualities.at(-1)) return bytes
  }
  throw new Error('A quality is always left.')
}

async function logo(size: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const file = await readFile(path.join(projectRoot, 'public/icons/desert-island.webp'))
  return sharp(file).resize(size, size).png().toBuffer()
}

async function photo(original: Buffer): Promise<OverlayOptions> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(original, { limitInputPixels: mostPixels })
    .resize({ width: width - panelWidth, height, fit: 'cover' })
    .flatten({ background: colors.white })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: mostSeconds })
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: info, left: panelWidth, top: 0 }
}

function svgOf(facts: ShareFacts, letter: Letter): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colors.sand}"/>
<rect x="${panelWidth}" width="${width - panelWidth}" height="${height}" fill="${colors.lagoonTint}"/>
${words(letter, 'Zilbazar', { face: 'display', size: 36, x: margin + logoSize + 14, baseline: 87, color: colors.lagoon })}
${title(facts, letter)}
${facts.price ? price(facts.price, letter) : ''}
${place(facts, letter)}
<rect y="${height - 12}" width="${panelWidth}" height="12" fill="${colors.lagoon}"/>
</svg>`
}

interface Line {
  face: Face
  size: number
  x: number
  baseline: number
  color: string
}

const words = (letter: Letter, text: string, { face, size, x, baseline, color }: Line) =>
  `<path fill="${color}" d="${letter(face, size).outline(text, x, baseline)}"/>`

/** Three lines in the large size, else four in the small one. */
function title({ title: text, price }: ShareFacts, letter: Letter): string {
  const whole = fittedLines(text, letter('display', 54), textWidth, 4)
  const isShort = whole.length <= (price ? 3 : 4)
  const size = isShort ? 54 : 44
  const lines = isShort ? whole : fittedLines(text, letter('display', size), textWidth, 4)
  return lines
    .map((line, at) =>
      words(letter, line, {
        face: 'display',
        size,
        x: margin,
        baseline: 190 + at * size * 1.14,
        color: colors.ink,
      }),
    )
    .join('\n')
}

const priceBaseline = 496

function price({ now, before, off }: NonNullable<ShareFacts['price']>, letter: Letter): string {
  // A price of millions is written smaller, so that both fit.
  const isLong = before ? now.length + before.length > 16 : now.length > 14
  const large = {
    face: 'strong',
    size: isLong ? 46 : 66,
    x: margin,
    baseline: priceBaseline,
    color: colors.ink,
  } as const
  if (!before || !off) return words(letter, now, large)
  const x = margin + letter('strong', large.size).width(now) + 22
  const small = {
    face: 'text',
    size: isLong ? 22 : 32,
    x,
    baseline: priceBaseline,
    color: colors.muted,
  } as const
  const beforeWidth = letter('text', small.size).width(before)
  return [
    words(letter, now, { ...large, color: colors.sunset }),
    words(letter, before, small),
    `<rect x="${x - 2}" y="${priceBaseline - 12}" width="${beforeWidth + 4}" height="3" fill="${colors.muted}"/>`,
    badge(off, letter),
  ].join('\n')
}

/** Above the price. */
function badge(off: string, letter: Letter): string {
  const size = 34
  const inner = letter('strong', size).width(off)
  const [left, top] = [margin, 366]
  return [
    `<rect x="${left}" y="${top}" width="${inner + 32}" height="50" rx="25" fill="${colors.sunset}"/>`,
    words(letter, off, { face: 'strong', size, x: left + 16, baseline: top + 37, color: colors.white }),
  ].join('\n')
}

function place({ place: text, price }: ShareFacts, letter: Letter): string {
  const size = 30
  const [line = ''] = fittedLines(text, letter('text', size), textWidth, 1)
  const baseline = price ? 560 : 540
  return words(letter, line, { face: 'text', size, x: margin, baseline, color: colors.muted })
}
