import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { crc32, deflate, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Kind = 'jpeg' | 'png' | 'webp' | 'avif'

/** A realistic photo: soft colours with some grain, so that it compresses like a real one. */
export async function photo(kind: Kind = 'jpeg', { width = 640, height = 480 } = {}): Promise<Buffer> {
  return sharp(await grain(width, height), { raw: { width, height, channels: 3 } })
    .toFormat(kind)
    .toBuffer()
}

/** Never the same twice. */
async function grain(width: number, height: number): Promise<Buffer> {
  const small = { width: 32, height: 24, channels: 3 } as const
  return sharp(randomBytes(32 * 24 * 3), { raw: small })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

interface PngParts {
  width: number
  height: number
  depth?: 8 | 16
  pixels: Buffer
  /** Chunks before the pixels. */
  extra?: Buffer[]
}

/** A grey PNG with additional chunks. */
function png({ width, height, depth = 8, pixels, extra = [] }: PngParts): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(depth, 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A text that is small when compressed and enormous when decompressed. */
async function swellingText(megabytes: number): Promise<Buffer> {
  const text = await promisify(deflate)(Buffer.alloc(megabytes * 1_000_000, 'a'))
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), text]))
}

/** A few kilobytes that claim to be 50,000 × 50,000 pixels. */
export const enormousPng = () => png({ width: 50_000, height: 50_000, pixels: Buffer.alloc(1_000_000) })

/** 16 bits per pixel, and texts of a hundred megabytes each. */
export async function deepPng(): Promise<Buffer> {
  const [width, height] = [1200, 900]
  const pixels = Buffer.alloc((width * 2 + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      pixels.writeUInt16BE((x * 50 + y) & 0xffff, y * (width * 2 + 1) + 1 + x * 2)
  const text = await swellingText(100)
  return png({ width, height, depth: 16, pixels, extra: Array.from({ length: 20 }, () => text) })
}

/** An SVG that would run a script when it is opened as a page. */
export const svgWithScript = () =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'.padEnd(
      200,
    ),
  )

export const gif = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b7285' } })
    .gif()
    .toBuffer()

export const pdf = () => Buffer.from(`%PDF-1.7\n${'1 0 obj << >> endobj\n'.repeat(20)}%%EOF\n`)

/** A photo that is a valid HTML page and a valid archive as well. */
export async function polyglot(): Promise<Buffer> {
  const hidden = '<html><script>alert("zilbazar")</script></html>'
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, hidden.length + 2]), Buffer.from(hidden)])
  const picture = await photo()
  return Buffer.concat([
    picture.subarray(0, 2),
    comment,
    picture.subarray(2),
    Buffer.from(hidden),
    Buffer.from('PK\x03\x04 an archive PK\x05\x06', 'latin1'),
  ])
}

export const truncated = async (kind: Kind): Promise<Buffer> => {
  const whole = await photo(kind)
  return whole.subarray(0, Math.floor(whole.length * 0.6))
}
