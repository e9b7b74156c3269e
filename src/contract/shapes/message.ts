import { z } from 'zod'

/** A sentence of ours: handlers give it in every language, callers get a string in theirs. */
export const Said = z.string().brand<'said', 'in'>()
export type Said = z.input<typeof Said>

/** The answer of a call that did what it was asked: one sentence for the person. */
export const Message = z
  .object({ message: Said })
  .meta({ id: 'Message', example: { message: 'Added to wishlist' } })
export type Message = z.infer<typeof Message>
