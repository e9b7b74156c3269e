import { deliveryPath, shownForm } from '#domain/picture-delivery.ts'

/** Where pages find one of our pictures. */
export const deliveryUrl = (key: string) => `${deliveryPath}${shownForm}/${key}`
