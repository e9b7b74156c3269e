import {
  deliveryForm,
  deliveryPath,
  deliveryWidths,
  sharedForm,
  shownForm,
} from '#domain/picture-delivery.ts'

// The original's address, or one with a transformation before the key, with or without a host.
const deliveryAddress = new RegExp(`^((?:https?://[^/]+)?${deliveryPath})(?:[a-z]_[^/]*/)?([^?#]+)$`)

function delivered(url: string, width: number): string {
  return url.replace(deliveryAddress, `$1${deliveryForm(width)}/$2`)
}

/** The picture in every width that we deliver. A picture stored elsewhere only has its own address. */
export function pictureSources(url: string): { src: string; srcSet?: string } {
  if (!deliveryAddress.test(url)) return { src: url }
  return {
    src: delivered(url, 800),
    srcSet: deliveryWidths.map((width) => `${delivered(url, width)} ${width}w`).join(', '),
  }
}

/** The picture for shared links, when it is one that we or our picture host can deliver in their size. */
export function sharedSource(url: string): string | undefined {
  const shared = url.replace(`/${shownForm}/`, `/${sharedForm}/`)
  return shared === url ? undefined : shared
}
