const deliveryWidths = [200, 400, 800, 1200] as const

// Our delivery address: /media/upload/{key}, or with the picture's format, quality and width before the key.
const deliveryAddress = /^((?:https?:\/\/[^/]+)?\/media\/upload\/)(?:[a-z]_[^/]*\/)?([^?#]+)$/

function delivered(url: string, width: number): string {
  return url.replace(deliveryAddress, `$1f_auto,q_auto,w_${width}/$2`)
}

/** The same picture in every width we deliver; a picture kept elsewhere has only its own address. */
export function pictureSources(url: string): { src: string; srcSet?: string } {
  if (!deliveryAddress.test(url)) return { src: url }
  return {
    src: delivered(url, 800),
    srcSet: deliveryWidths.map((width) => `${delivered(url, width)} ${width}w`).join(', '),
  }
}
