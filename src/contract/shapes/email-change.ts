import { z } from 'zod'
import { Moment } from './moment.ts'

/** An address that counts once the link mailed to it was followed. */
export const EmailChange = z.object({
  newEmail: z.string(),
  askedAt: Moment,
  expiresAt: Moment,
})
export type EmailChange = z.infer<typeof EmailChange>

export const OpenEmailChange = z.object({
  emailChange: EmailChange.nullable().meta({ description: 'None when nothing waits to be confirmed.' }),
})
export type OpenEmailChange = z.infer<typeof OpenEmailChange>
