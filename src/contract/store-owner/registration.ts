import { endpoint } from '#contract/endpoint.ts'
import { form } from '#contract/shapes/form.ts'
import { Message } from '#contract/shapes/message.ts'
import { knownPassword, NewPassword, passwordsDiffer, RepeatedPassword } from '#contract/shapes/password.ts'
import { StoreRegistration } from '#contract/shapes/store-registration.ts'

export const registration = {
  register: endpoint({
    method: 'POST',
    path: '/auth/create-admin',
    access: 'user',
    summary: 'Open a store, once the website owner has approved me',
    body: StoreRegistration,
    response: Message,
  }),
  newPassword: endpoint({
    method: 'POST',
    path: '/auth/admin/new-password',
    access: 'user',
    summary: 'Give my store a new password, with the password of my own account; every store session ends',
    body: form({
      currentPassword: knownPassword('Your current password is not right.'),
      password: NewPassword,
      confirmPassword: RepeatedPassword,
    }).refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: passwordsDiffer,
    }),
    response: Message,
  }),
}
