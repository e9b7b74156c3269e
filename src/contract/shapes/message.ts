import { z } from 'zod'

/** The answer of a call that did what it was asked: one sentence for the person. */
export const Message = z
  .object({ message: z.string() })
  .meta({ id: 'Message', example: { message: 'Added to wishlist' } })
export type Message = z.infer<typeof Message>
