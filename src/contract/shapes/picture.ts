import { z } from 'zod'
import { deliveryPath, shownForm } from '#domain/picture-delivery.ts'

/** The delivery form of a picture, and the placeholder until it arrives. */
export const picture = {
  image: z.string().meta({ example: `${deliveryPath}${shownForm}/9f2c.jpg` }),
  imagePlaceholder: z.string().nullable().meta({ description: 'A colour or a tiny data: picture.' }),
}

/** A drawn picture with title, price and place, for the preview of a shared link. */
export const sharePicture = {
  sharePicture: z
    .string()
    .optional()
    .meta({ description: 'Of 1200 × 630 pixels; absent when a hosting service has the pictures.' }),
}
