import { z } from 'zod'
import { filledIn, fillInEverything, line } from './text.ts'

/** A name is read in many places, mails among them: never markup, never only invisible signs. */
export const PersonName = filledIn(line('Your name', 100))
  .regex(/^[^<>]*$/, 'Please write your name without < and >.')
  .regex(/^$|\p{L}/u, 'Please write your name with letters.')

export const Email = filledIn(z.string(fillInEverything).trim())
  .max(254, { error: 'An email address can have at most 254 characters.', abort: true })
  .check(z.email('Please enter a valid email address.'))
