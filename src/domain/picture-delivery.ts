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
