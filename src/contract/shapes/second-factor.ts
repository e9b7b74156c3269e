import { z } from 'zod'
import { longest } from '#domain/limits.ts'
import { line } from './text.ts'

/** Six digits from the authenticator app, or a recovery code; spaces are allowed. */
export const Code = line('code', longest.secondFactorCode)

export const FactorInvitation = z.object({
  secret: z.string().meta({ description: 'For those who type it in.' }),
  otpauthUrl: z.string(),
  qrSvg: z.string().meta({ description: 'The same address as a picture to scan.' }),
})
export type FactorInvitation = z.infer<typeof FactorInvitation>

export const RecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Shown this once; each is good for one login.' }),
})
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
