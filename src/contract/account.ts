import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { form } from './form.ts'
import { Id } from './ids.ts'
import { Message } from './message.ts'
import { isOwnNameOrEmail, knownPassword, NewPassword, ownNameOrEmail } from './password.ts'
import { Email, PersonName } from './person.ts'
import { OpenSession, PersonalData } from './personal-data.ts'

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

export const Credentials = form({ email: Email, password: knownPassword('Invalid email or password.') })

export const SessionStatus = z.object({ authenticated: z.boolean() })
export type SessionStatus = z.infer<typeof SessionStatus>

const badLink = 'This link may have expired or is invalid.'
const LinkToken = z.string(badLink).regex(/^[\w-]{1,200}$/, badLink)

/** Who has a store may log it out everywhere at the same time. */
const EndStoreSessions = z.boolean('Please say yes or no.').optional()

export const PasswordOnly = form({ password: knownPassword('Your password is not right.') })

export const account = {
  signup: endpoint({
    method: 'POST',
    path: '/auth/signup',
    access: 'public',
    summary: 'Open an account; a mail with a link follows',
    body: form({ name: PersonName, email: Email, password: NewPassword }).refine(
      ({ password, ...person }) => !isOwnNameOrEmail(password, person),
      {
        path: ['password'],
        message: ownNameOrEmail,
      },
    ),
    response: Message,
  }),
  verifyEmail: endpoint({
    method: 'GET',
    path: '/auth/verify-email/:token',
    access: 'public',
    summary: 'Confirm an email address with the link from the mail',
    params: z.object({ token: LinkToken }),
    response: Message,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/auth/resend-verification',
    access: 'public',
    summary: 'Send the confirmation mail again',
    body: form({ email: Email }),
    response: Message,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Log in',
    body: Credentials,
    response: Message,
  }),
  // Open to anyone: whoever comes is known by the refresh cookie alone.
  refreshToken: endpoint({
    method: 'POST',
    path: '/auth/refresh-token',
    access: 'public',
    summary: 'Go on with the session after the access token ran out',
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
    response: Message,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Ask for a mail to choose a new password',
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
    body: form({ token: LinkToken, password: NewPassword, endStoreSessions: EndStoreSessions }),
    response: Message,
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    access: 'user',
    summary: 'Who I am',
    response: User,
  }),
  changeName: endpoint({
    method: 'PUT',
    path: '/auth/me',
    access: 'user',
    summary: 'Change my name',
    body: form({ name: PersonName }),
    response: User,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/auth/password',
    access: 'user',
    summary: 'Change my password; every other session ends',
    body: form({
      currentPassword: knownPassword('Your current password is not right.'),
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
  myData: endpoint({
    method: 'GET',
    path: '/auth/my-data',
    access: 'user',
    summary: 'Everything kept about me',
    response: PersonalData,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    summary: 'Where I am logged in',
    response: z.object({ sessions: z.array(OpenSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:sessionId',
    access: 'user',
    summary: 'Log out on one device',
    params: z.object({ sessionId: Id }),
    response: Message,
  }),
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'user',
    summary: 'Log out everywhere, here too',
    response: Message,
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/auth/delete/:userId',
    access: 'user',
    summary: 'Delete my account for good',
    params: z.object({ userId: Id }),
    response: Message,
  }),
}
