import { shownForm } from './picture-key.ts'

/** Where pages find one of our pictures. */
export const deliveryUrl = (key: string) => `/media/upload/${shownForm}/${key}`
