import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { knownPassword } from '#contract/shapes/password.ts'
import { Email } from '#contract/shapes/person.ts'
import { sayAccount } from './account.sentences.ts'

export const User = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    role: z.enum(['user', 'admin']),
    storeId: Id.optional().meta({ description: 'The store of a store owner.' }),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

export const Credentials = form({ email: Email, password: knownPassword(sayAccount.wrongCredentials) })

export const SessionStatus = z.object({ authenticated: z.boolean() })
export type SessionStatus = z.infer<typeof SessionStatus>

/** A person with a store may end its sessions at the same time. */
export const EndStoreSessions = z.boolean(issue(sayAccount.yesOrNo)).optional()

export const PasswordOnly = form({ password: knownPassword(sayAccount.wrongPassword) })
