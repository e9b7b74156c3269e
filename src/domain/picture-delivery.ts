/** Where our pictures are: `{deliveryPath}{key}` is the original, `{deliveryPath}{form}/{key}` a form for showing. */
export const deliveryPath = '/media/upload/'

/** The only widths made, so that nobody can fill the disk by asking for every one. */
export const deliveryWidths = [200, 400, 800, 1200] as const

const bestForTheBrowser = 'f_auto,q_auto'

/** The best format and quality for the browser that asks, in one width. Picture hosting services understand it too. */
export const deliveryForm = (width: number) => `${bestForTheBrowser},w_${width}`

/** The form that pages name when they name only one. */
export const shownForm = deliveryForm(800)

/** A form in any width. */
export const deliveryFormPattern = new RegExp(`^${bestForTheBrowser},w_\\d{1,5}$`)
