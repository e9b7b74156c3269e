// @vitest-environment node
import decodeQR from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shortPath } from '#domain/short-address.ts'
import { QrCode } from './qr-code.tsx'
import { qrModules, quietZone } from './qr-modules.ts'

const id = '01987c2e-6f4b-7c31-9f14-0a7b1c9d2e3f'
const address = (kind: 's' | 'p') => `https://zilbazar.mu${shortPath(kind, id)}`

/** The code as printed: its side in pixels at 300 dots per inch. */
async function printed(text: string, side: number) {
  const svg = renderToStaticMarkup(<QrCode text={text} label="Code" />).replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" ',
  )
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize(side, side, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

test.each([
  ['a price tag', 'p', 307],
  ['a poster', 's', 1535],
] as const)('a reader finds the address in the code of %s', async (_, kind, side) => {
  expect(decodeQR(await printed(address(kind), side))).toBe(address(kind))
})

test('a smudge over a part of the code does not matter', async () => {
  const image = await printed(address('p'), 615)
  const isSmudged = (x: number, y: number) => x > 330 && x < 400 && y > 330 && y < 400
  for (let y = 0; y < image.height; y += 1)
    for (let x = 0; x < image.width; x += 1)
      if (isSmudged(x, y)) image.data.fill(0, 4 * (y * image.width + x), 4 * (y * image.width + x) + 3)
  expect(decodeQR(image)).toBe(address('p'))
})

test('nothing dark lies in the quiet zone', () => {
  const { size, path } = qrModules(address('p'))
  const places = Array.from(path.matchAll(/M(\d+) (\d+)/g), ([, x, y]) => [Number(x), Number(y)]).flat()
  expect(quietZone).toBe(4)
  expect(Math.min(...places)).toBe(quietZone)
  expect(Math.max(...places)).toBe(size - quietZone - 1)
})
