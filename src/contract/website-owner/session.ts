import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { sayAccount } from '#contract/shapes/account.sentences.ts'
import { Count } from '#contract/shapes/count.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { knownPassword, NewPassword } from '#contract/shapes/password.ts'
import { OpenSession } from '#contract/shapes/personal-data.ts'
import { Code, FactorInvitation, RecoveryCodes } from '#contract/shapes/second-factor.ts'
import { Credentials } from '#contract/shapes/session.ts'
import { filledIn } from '#contract/shapes/text.ts'

export const OwnerStatus = z.object({
  authenticated: z.boolean(),
  needsSecondFactor: z
    .boolean()
    .meta({ description: 'Logged in, but nothing is open until the second factor is set up.' }),
})
export type OwnerStatus = z.infer<typeof OwnerStatus>

export const OwnerAccount = z.object({
  _id: Id,
  email: z.string(),
  needsSecondFactor: z.boolean(),
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: Count,
})
export type OwnerAccount = z.infer<typeof OwnerAccount>

export const ownerSession = {
  login: endpoint({
    method: 'POST',
    path: '/owner/login',
    access: 'public',
    summary: 'Log in as the website owner, with password and code',
    description: 'After the password a code of the authenticator app or a recovery code is needed.',
    setsCookie: true,
    body: form({ ...Credentials.shape, code: Code.optional() }),
    response: Message,
  }),
  // Public, because the refresh cookie alone identifies the caller.
  refreshToken: endpoint({
    method: 'POST',
    path: '/owner/refresh-token',
    access: 'public',
    summary: "Go on with the website owner's session after the access token ran out",
    setsCookie: true,
    response: Message,
  }),
  status: endpoint({
    method: 'GET',
    path: '/owner/status',
    access: 'public',
    summary: 'Whether the website owner is logged in',
    response: OwnerStatus,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/owner/logout',
    access: 'public',
    summary: 'Log the website owner out on this device',
    setsCookie: true,
    response: Message,
  }),
  me: endpoint({
    method: 'GET',
    path: '/owner/me',
    access: 'enrolling',
    summary: 'Who I am as the website owner',
    response: OwnerAccount,
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/owner/second-factor/begin',
    access: 'enrolling',
    summary: 'Begin to set up a second factor; one that is set up goes on until the new one is confirmed',
    body: form({
      password: knownPassword(sayAccount.wrongPassword)
        .optional()
        .meta({ description: 'Needed when there is a second factor already.' }),
    }),
    response: FactorInvitation,
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/owner/second-factor/confirm',
    access: 'enrolling',
    summary: 'Confirm the second factor with a first code; every other session ends',
    setsCookie: true,
    body: form({ code: filledIn(Code) }),
    response: RecoveryCodes,
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/owner/second-factor/recovery-codes',
    access: 'owner',
    summary: 'Get new recovery codes; the old ones are void',
    body: form({ password: knownPassword(sayAccount.wrongPassword) }),
    response: RecoveryCodes,
  }),
  enterCode: endpoint({
    method: 'POST',
    path: '/owner/second-factor/enter',
    access: 'owner',
    summary: 'Enter a code once more, for what asks for it',
    description: 'What cannot be undone then goes through for a quarter of an hour.',
    body: form({ code: filledIn(Code) }),
    response: Message,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/owner/password',
    access: 'owner',
    summary: "Change the website owner's password; every other session ends",
    setsCookie: true,
    body: form({
      currentPassword: knownPassword(sayAccount.wrongCurrentPassword),
      password: NewPassword,
    }),
    response: Message,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/owner/sessions',
    access: 'owner',
    summary: 'Where the website owner is logged in',
    response: z.object({ sessions: z.array(OpenSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/owner/sessions/:sessionId',
    access: 'owner',
    summary: 'Log the website owner out on one device',
    setsCookie: true,
    params: z.object({ sessionId: Id }),
    response: Message,
  }),
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/owner/sessions',
    access: 'owner',
    summary: 'Log the website owner out everywhere, here too',
    setsCookie: true,
    response: Message,
  }),
}
