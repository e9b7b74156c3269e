/** Compressed texts and profiles in a PNG are decompressed before its pixels, up to a thousand times their size. */
const mostPackedBytes = 500_000
const packed = new Set(['zTXt', 'iTXt', 'iCCP'])
const signatureBytes = 8

/** Whether a PNG contains so much compressed text that opening it would exhaust memory. */
export function smugglesText(png: Buffer): boolean {
  let sum = 0
  for (let at = signatureBytes; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at)
    if (packed.has(png.toString('latin1', at + 4, at + 8))) sum += length
    at += length + 12
  }
  return sum > mostPackedBytes
}
