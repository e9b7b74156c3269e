export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** How many of the first bytes `recognise` needs. */
export const telltaleBytes = 64

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

/** The real format of a file, by its first bytes; its name and content type mean nothing. */
export function recognise(start: Buffer): PictureFormat | undefined {
  const letters = (from: number, to: number) => start.toString('latin1', from, to)
  if (start.subarray(0, 3).equals(jpeg)) return 'jpeg'
  if (start.subarray(0, 8).equals(png)) return 'png'
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp'
  if (letters(4, 8) === 'ftyp' && brands(start).some((brand) => brand === 'avif' || brand === 'avis'))
    return 'avif'
  return undefined
}

/** The major brand and the compatible ones, four letters each. */
function brands(start: Buffer): string[] {
  const end = Math.min(start.length >= 4 ? start.readUInt32BE(0) : 0, start.length, telltaleBytes)
  const found = [start.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) found.push(start.toString('latin1', at, at + 4))
  return found
}
