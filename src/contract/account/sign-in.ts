import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { sayAccount } from '#contract/shapes/account.sentences.ts'
import { form } from '#contract/shapes/form.ts'
import { LinkToken } from '#contract/shapes/link-token.ts'
import { Message } from '#contract/shapes/message.ts'
import { isOwnNameOrEmail, knownPassword, NewPassword } from '#contract/shapes/password.ts'
import { Email, PersonName } from '#contract/shapes/person.ts'
import { Credentials, EndStoreSessions, PasswordOnly, SessionStatus } from '#contract/shapes/session.ts'

export const signIn = {
  signup: endpoint({
    method: 'POST',
    path: '/auth/signup',
    access: 'public',
    summary: 'Open an account; a mail with a link follows',
    description: 'The answer is the same whether the address has an account or not.',
    body: form({ name: PersonName, email: Email, password: NewPassword }).refine(
      ({ password, ...person }) => !isOwnNameOrEmail(password, person),
      {
        path: ['password'],
        message: issue(sayAccount.ownNameOrEmail),
      },
    ),
    response: Message,
  }),
  verifyEmail: endpoint({
    method: 'GET',
    path: '/auth/verify-email/:token',
    access: 'public',
    summary: 'Confirm an email address with the link from the mail',
    description: 'A link works once; a second use says that the address is verified already.',
    writes: true,
    params: z.object({ token: LinkToken }),
    response: Message,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/auth/resend-verification',
    access: 'public',
    summary: 'Send the confirmation mail again',
    description: 'The answer is the same whether the address has an account or not.',
    body: form({ email: Email }),
    response: Message,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Log in',
    description: 'The access cookie lasts a quarter of an hour; POST /api/auth/refresh-token renews it.',
    setsCookie: true,
    body: Credentials,
    response: Message,
  }),
  // Public, because the refresh cookie alone identifies the caller.
  refreshToken: endpoint({
    method: 'POST',
    path: '/auth/refresh-token',
    access: 'public',
    summary: 'Go on with the session after the access token ran out',
    description: 'The refresh cookie alone identifies the caller. Each one can be used once.',
    setsCookie: true,
    response: Message,
  }),
  status: endpoint({
    method: 'GET',
    path: '/auth/status',
    access: 'public',
    summary: 'Whether somebody is logged in',
    response: SessionStatus.extend({
      store: z.literal(true).optional().meta({ description: 'A store is logged in here, too or alone.' }),
    }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Log out on this device',
    setsCookie: true,
    response: Message,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Ask for a mail to choose a new password',
    description: 'The answer is the same whether the address has an account or not.',
    body: form({ email: Email }),
    response: Message,
  }),
  resetLink: endpoint({
    method: 'GET',
    path: '/auth/reset-password/:token',
    access: 'public',
    summary: 'Whether the link from the mail can still be used; it stays as it is',
    params: z.object({ token: LinkToken }),
    response: z.object({ hasStore: z.boolean() }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Choose a new password with the link from the mail',
    setsCookie: true,
    body: form({ token: LinkToken, password: NewPassword, endStoreSessions: EndStoreSessions }),
    response: Message,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/auth/password',
    access: 'user',
    summary: 'Change my password; every other session ends',
    setsCookie: true,
    body: form({
      currentPassword: knownPassword(sayAccount.wrongCurrentPassword),
      password: NewPassword,
      endStoreSessions: EndStoreSessions,
    }),
    response: Message,
  }),
  confirmPassword: endpoint({
    method: 'POST',
    path: '/auth/confirm-password',
    access: 'user',
    summary: 'Enter my password once more, for what asks for it',
    body: PasswordOnly,
    response: Message,
  }),
}
