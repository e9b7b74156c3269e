import { createHash } from 'node:crypto'
import { deliveryFormPattern, shownForm } from '#domain/picture-delivery.ts'

/** A hosting service that browsers upload to directly, and that delivers the pictures. */
export interface PictureHost {
  uploadUrl: string
  preset: string
  /** Every delivery address begins with this; ends with a slash. */
  deliversFrom: string
}

const plainPath = /^(?:[\w.~,-]+\/)*[\w.~,-]+$/

/** The address to show for an upload that the host has confirmed; addresses of other hosts are refused. */
export function hostedDelivery(address: string, { deliversFrom }: PictureHost): string | undefined {
  if (!address.startsWith(deliversFrom) || !URL.canParse(address) || new URL(address).href !== address) return
  const path = address.slice(deliversFrom.length)
  const [, before = '', picture] = /^((?:.*?\/)?upload\/)(.+)$/.exec(path) ?? []
  if (!picture || !plainPath.test(path)) return
  const [form = '', ...rest] = picture.split('/')
  const bare = rest.length > 0 && deliveryFormPattern.test(form) ? rest.join('/') : picture
  return `${deliversFrom}${before}${shownForm}/${bare}`
}

/** Hosted pictures have no file here, so their key must not look like a file name. */
export const hostedKey = (url: string) => `hosted-${createHash('sha256').update(url).digest('hex')}`
