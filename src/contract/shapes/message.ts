import { z } from 'zod'

/** One of our sentences: handlers return it in every language, callers get a string in theirs. */
export const Said = z.string().brand<'said', 'in'>()
export type Said = z.input<typeof Said>

/** One sentence for the person, as the answer of a call that has succeeded. */
export const Message = z
  .object({ message: Said })
  .meta({ id: 'Message', example: { message: 'Added to wishlist' } })
export type Message = z.infer<typeof Message>
