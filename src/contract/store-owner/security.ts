import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { sayAccount } from '#contract/shapes/account.sentences.ts'
import { Count } from '#contract/shapes/count.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { LinkToken } from '#contract/shapes/link-token.ts'
import { Message } from '#contract/shapes/message.ts'
import { knownPassword, NewPassword, RepeatedPassword } from '#contract/shapes/password.ts'
import { Email } from '#contract/shapes/person.ts'
import { OpenSession } from '#contract/shapes/personal-data.ts'
import { Code, FactorInvitation, RecoveryCodes } from '#contract/shapes/second-factor.ts'
import { PasswordOnly } from '#contract/shapes/session.ts'
import { filledIn } from '#contract/shapes/text.ts'

export const StoreFactor = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: Count,
})
export type StoreFactor = z.infer<typeof StoreFactor>

export const security = {
  changePassword: endpoint({
    method: 'PUT',
    path: '/auth/admin/password',
    access: 'admin',
    summary: 'Change my store’s password; every other session of the store ends',
    setsCookie: true,
    body: form({
      currentPassword: knownPassword(sayAccount.wrongCurrentPassword),
      password: NewPassword,
    }),
    response: Message,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/auth/admin/sessions',
    access: 'admin',
    summary: 'Where my store is logged in',
    response: z.object({ sessions: z.array(OpenSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/admin/sessions/:sessionId',
    access: 'admin',
    summary: 'Log my store out on one device',
    setsCookie: true,
    params: z.object({ sessionId: Id }),
    response: Message,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/auth/admin/sessions',
    access: 'admin',
    summary: 'Log my store out everywhere but here',
    response: Message,
  }),
  secondFactor: endpoint({
    method: 'GET',
    path: '/auth/admin/second-factor',
    access: 'admin',
    summary: 'Whether my store has a second factor',
    response: StoreFactor,
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/admin/second-factor/begin',
    access: 'admin',
    summary:
      'Begin to set up a second factor of my store; one that is set up goes on until the new one is confirmed',
    body: PasswordOnly,
    response: FactorInvitation,
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/admin/second-factor/confirm',
    access: 'admin',
    summary: 'Confirm the second factor with a first code; every other session of the store ends',
    setsCookie: true,
    body: form({ code: filledIn(Code) }),
    response: RecoveryCodes,
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/admin/second-factor/recovery-codes',
    access: 'admin',
    summary: 'Get new recovery codes for my store; the old ones are void',
    body: PasswordOnly,
    response: RecoveryCodes,
  }),
  switchOffSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/admin/second-factor/switch-off',
    access: 'admin',
    summary: 'Do without a second factor from now on',
    body: form({ ...PasswordOnly.shape, code: filledIn(Code) }),
    response: Message,
  }),
  newPassword: endpoint({
    method: 'POST',
    path: '/auth/admin/new-password',
    access: 'user',
    summary: 'Give my store a new password, with the password of my own account; every store session ends',
    setsCookie: true,
    body: form({
      currentPassword: knownPassword(sayAccount.wrongCurrentPassword),
      password: NewPassword,
      confirmPassword: RepeatedPassword,
    }).refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: issue(sayAccount.passwordsDiffer),
    }),
    response: Message,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/admin/forgot-password',
    access: 'public',
    summary: 'Ask for a mail to choose a new password for a store',
    description:
      'It goes to the person behind the store. The answer is the same whether the address has a store or not.',
    body: form({ email: Email }),
    response: Message,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/admin/reset-password',
    access: 'public',
    summary: 'Choose a new password for my store with the link from the mail; every store session ends',
    setsCookie: true,
    body: form({ token: LinkToken, password: NewPassword }),
    response: Message,
  }),
}
