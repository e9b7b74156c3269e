import { encode } from 'uqr'

/** Readers find a code only when it stands in white of this many modules. */
export const quietZone = 4

/** The dark modules as one path of a square of `size` modules, its quiet zone included. */
export function qrModules(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
