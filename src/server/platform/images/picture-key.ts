import { createHash } from 'node:crypto'

/** What a name in the picture store may look like; derived files add to it. */
export const pictureKey = /^[a-z0-9][a-z0-9-]{2,80}\.(jpg|png|webp|avif)$/

/** The same bytes have the same name, and a name never changes its content. */
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

/** By the end of the name, which we gave it ourselves. */
export const contentTypeOf = (name: string) =>
  types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** How long whoever has a picture may keep it. */
export const forever = 'public, max-age=31536000, immutable'

export const originalPath = (key: string) => `/media/upload/${key}`

/** The form that pages show: the best format the browser takes, 800 wide. */
export const shownForm = 'f_auto,q_auto,w_800'

/** That form in any width, which stands before the key. */
export const transformation = /^f_auto,q_auto,w_\d{1,5}$/

/**
 * The key in the address of one of our pictures, original or delivery form, with our own host before it or none.
 * Anything else has none.
 */
export function pictureKeyOf(address: string, publicUrl: string): string | undefined {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
  const [nothing, media, upload, ...rest] = path.split('/')
  if (nothing !== '' || media !== 'media' || upload !== 'upload' || rest.length > 2) return undefined
  const key = rest.pop() ?? ''
  const isOurs = pictureKey.test(key) && rest.every((form) => transformation.test(form))
  return isOurs ? key : undefined
}
