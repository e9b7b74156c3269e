import { createHash } from 'node:crypto'
import { deliveryFormPattern, deliveryPath } from '#domain/picture-delivery.ts'

/** The form of a key in the picture store; derived files append to it. */
export const pictureKey = /^[a-z0-9][a-z0-9-]{2,80}\.(jpg|png|webp|avif)$/

/** The same bytes have the same key, so a key never changes its content. */
export function keyOfContent(bytes: Buffer, extension: 'jpg' | 'webp'): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${extension}`
}

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** By the extension, which we chose ourselves. */
export const contentTypeOf = (name: string) =>
  types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** How long caches may keep a picture. */
export const forever = 'public, max-age=31536000, immutable'

export const originalPath = (key: string) => `${deliveryPath}${key}`

/**
 * The key in the address of one of our pictures, original or delivery form, with our own host or none. Undefined for
 * anything else.
 */
export function pictureKeyOf(address: string, publicUrl: string): string | undefined {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
  if (!path.startsWith(deliveryPath)) return undefined
  const rest = path.slice(deliveryPath.length).split('/')
  const key = rest.pop() ?? ''
  const isOurs =
    rest.length <= 1 && pictureKey.test(key) && rest.every((form) => deliveryFormPattern.test(form))
  return isOurs ? key : undefined
}
