import { phoneNumbers } from './phone-numbers.ts'
import { idOfCode } from './short-address.ts'

/** What a printed code says: a store or a product here, a phone number, or something that we know nothing about. */
export type ScannedCode =
  | { kind: 'store' | 'product'; id: string }
  | { kind: 'number'; number: string }
  | { kind: 'elsewhere'; host: string }
  | { kind: 'other' }

const kinds: Record<string, 'store' | 'product'> = {
  s: 'store',
  p: 'product',
  store: 'store',
  product: 'product',
}
const ownPath = /^(?:\/fr)?\/(s|p|store|product)\/([0-9A-Za-z-]{22,36})\/?$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `origin` is that of our own pages: a code of another site must not pass for one of ours. */
export function scannedCode(text: string, origin: string): ScannedCode {
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (address && /^https?:$/.test(address.protocol)) return webAddress(address, origin)
  return oneNumber(address?.protocol === 'tel:' ? address.pathname : text)
}

function webAddress(address: URL, origin: string): ScannedCode {
  if (address.origin === origin) {
    const [, kind = '', code = ''] = ownPath.exec(address.pathname) ?? []
    const id = uuid.test(code) ? code : idOfCode(code)
    return id && kinds[kind] ? { kind: kinds[kind], id } : { kind: 'other' }
  }
  if (address.host === 'wa.me') return oneNumber(`+${address.pathname.slice(1)}`)
  return { kind: 'elsewhere', host: address.host }
}

function oneNumber(text: string): ScannedCode {
  const [number, ...more] = phoneNumbers(text)
  return number && more.length === 0 && text.length <= longestNumber
    ? { kind: 'number', number }
    : { kind: 'other' }
}

/** A longer text, such as the code of a payment, is no phone number even when it has the digits of one. */
const longestNumber = 24
