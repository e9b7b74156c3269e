import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { sayAccount } from '#contract/shapes/account.sentences.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { knownPassword, NewPassword, RepeatedPassword } from '#contract/shapes/password.ts'
import { OpenSession } from '#contract/shapes/personal-data.ts'

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
}
