/** The path of our pictures: `{deliveryPath}{key}` is the original, `{deliveryPath}{form}/{key}` a delivery form. */
export const deliveryPath = '/media/upload/'

/** The only widths, so that nobody can fill the disk by requesting every width. */
export const deliveryWidths = [200, 400, 800, 1200] as const

const bestForTheBrowser = 'f_auto,q_auto'

/** The best format and quality for the browser, in one width. Picture hosting services understand it too. */
export const deliveryForm = (width: number) => `${bestForTheBrowser},w_${width}`

/** The form that pages use when they name only one. */
export const shownForm = deliveryForm(800)

/** A form in any width. */
export const deliveryFormPattern = new RegExp(`^${bestForTheBrowser},w_\\d{1,5}$`)

/** The size of the picture of a shared link, which messengers crop themselves otherwise. */
export const sharedSize = { width: 1200, height: 630 } as const

/** In this size, and as JPEG, because not every reader of links names the formats it knows. */
export const sharedForm = `f_jpg,q_auto,c_fill,w_${sharedSize.width},h_${sharedSize.height}`

export const sharePath = '/media/share/'
/** A language and a version. */
export const shareFile = /^(en|fr)-([0-9a-f]{16})\.jpg$/

/** The drawn picture of a shared link, with a version that changes with what it shows. */
export const sharePicturePath = (kind: string, id: string, language: string, version: string): string =>
  `${sharePath}${kind}/${id}/${language}-${version}.jpg`
