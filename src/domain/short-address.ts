/** Addresses for printed codes: short, and the same for ever, because a store that is renamed keeps its id. */
export type ShortKind = 's' | 'p'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = BigInt(digits.length)
/** As many as the largest id needs. */
const codeLength = 22
const pattern = new RegExp(`^[0-9A-Za-z]{${codeLength}}$`)
const largest = 2n ** 128n - 1n

/** The 128 bits of an id in letters and digits. */
export function shortCode(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`)
  let code = ''
  for (let place = 0; place < codeLength; place += 1) {
    code = digits[Number(rest % base)] + code
    rest /= base
  }
  return code
}

/** The id that a code stands for; undefined when it stands for none. */
export function idOfCode(code: string): string | undefined {
  if (!pattern.test(code)) return
  let value = 0n
  for (const digit of code) value = value * base + BigInt(digits.indexOf(digit))
  if (value > largest) return
  return value
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const shortPath = (kind: ShortKind, id: string): string => `/${kind}/${shortCode(id)}`
