import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { form } from '#contract/shapes/form.ts'
import { Message } from '#contract/shapes/message.ts'
import { Code } from '#contract/shapes/second-factor.ts'
import { Credentials, PasswordOnly, SessionStatus } from '#contract/shapes/session.ts'

export const session = {
  login: endpoint({
    method: 'POST',
    path: '/auth/admin/login',
    access: 'public',
    summary: 'Log in as a store owner',
    description:
      'A store with a second factor is asked for a code of the authenticator app or a recovery code after the password.',
    setsCookie: true,
    body: form({ ...Credentials.shape, code: Code.optional() }),
    response: Message,
  }),
  // Public, because the refresh cookie alone identifies the caller.
  refreshToken: endpoint({
    method: 'POST',
    path: '/admin/refresh-token',
    access: 'public',
    summary: 'Go on with the store session; the token may also be sent as a Bearer header',
    description:
      'The refresh cookie of the store identifies the caller; the access token of the answer may be sent as a Bearer token.',
    setsCookie: true,
    response: z.object({ accessToken: z.string() }),
  }),
  status: endpoint({
    method: 'GET',
    path: '/auth/admin/status',
    access: 'public',
    summary: 'Whether a store owner is logged in',
    response: SessionStatus,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/admin/logout',
    access: 'public',
    summary: 'Log the store owner out on this device',
    setsCookie: true,
    response: Message,
  }),
  confirmPassword: endpoint({
    method: 'POST',
    path: '/auth/admin/confirm-password',
    access: 'admin',
    summary: 'Enter the password of my store once more, for what asks for it',
    body: PasswordOnly,
    response: Message,
  }),
}
