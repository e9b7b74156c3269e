import { deliveryPath, shownForm } from '#domain/picture-delivery.ts'

/** The address at which pages show one of our pictures. */
export const deliveryUrl = (key: string) => `${deliveryPath}${shownForm}/${key}`
