import { z } from 'zod'
import { Credentials, PasswordOnly, SessionStatus } from './account.ts'
import { Announcement, NewAnnouncement } from './announcement.ts'
import { endpoint } from './endpoint.ts'
import { form } from './form.ts'
import { Id } from './ids.ts'
import { Message } from './message.ts'
import { NewProduct, OwnProduct, ProductChanges } from './own-product.ts'
import { knownPassword, NewPassword, passwordsDiffer, RepeatedPassword } from './password.ts'
import { OpenSession } from './personal-data.ts'
import { StoreProfile, StoreProfileChanges } from './store-profile.ts'
import { StoreRegistration } from './store-registration.ts'

const thisProduct = z.object({ productId: Id })

export const storeOwner = {
  register: endpoint({
    method: 'POST',
    path: '/auth/create-admin',
    access: 'user',
    summary: 'Open a store, once the website owner has approved me',
    body: StoreRegistration,
    response: Message,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/admin/login',
    access: 'public',
    summary: 'Log in as a store owner',
    body: Credentials,
    response: Message,
  }),
  // Open to anyone: whoever comes is known by the refresh cookie alone.
  refreshToken: endpoint({
    method: 'POST',
    path: '/admin/refresh-token',
    access: 'public',
    summary: 'Go on with the store session; the token may also be sent as a Bearer header',
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
  changePassword: endpoint({
    method: 'PUT',
    path: '/auth/admin/password',
    access: 'admin',
    summary: 'Change my store’s password; every other session of the store ends',
    body: form({
      currentPassword: knownPassword('Your current password is not right.'),
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
  profile: endpoint({
    method: 'GET',
    path: '/auth/admin/profile',
    access: 'admin',
    summary: 'My store',
    response: z.object({ profile: StoreProfile }),
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/auth/admin/update',
    access: 'admin',
    summary: 'Change my store',
    body: StoreProfileChanges,
    response: Message,
  }),
  deleteStore: endpoint({
    method: 'DELETE',
    path: '/auth/admin/delete',
    access: 'admin',
    summary: 'Delete my store for good, with its products, pictures and ratings',
    response: Message,
  }),
  announcement: endpoint({
    method: 'GET',
    path: '/auth/admin/announcement',
    access: 'admin',
    summary: 'What my store announces',
    response: z.object({ announcement: Announcement.nullable() }),
  }),
  announce: endpoint({
    method: 'POST',
    path: '/auth/admin/announcement',
    access: 'admin',
    summary: 'Announce something on my store page',
    body: NewAnnouncement,
    response: Message,
  }),
  clearAnnouncement: endpoint({
    method: 'DELETE',
    path: '/auth/admin/announcement',
    access: 'admin',
    summary: 'Take the announcement down',
    response: Message,
  }),
  products: endpoint({
    method: 'GET',
    path: '/products/admin-products/all',
    access: 'admin',
    summary: 'All products of my store',
    response: z.object({ products: z.array(OwnProduct) }),
  }),
  createProduct: endpoint({
    method: 'POST',
    path: '/products/admin-product/create',
    access: 'admin',
    summary: 'Add a product',
    body: NewProduct,
    response: Message.extend({ _id: Id }),
  }),
  updateProduct: endpoint({
    method: 'PUT',
    path: '/products/admin-product/update/:productId',
    access: 'admin',
    summary: 'Change a product',
    params: thisProduct,
    body: ProductChanges,
    response: Message.extend({ version: z.int() }),
  }),
  deleteProduct: endpoint({
    method: 'DELETE',
    path: '/products/admin-product/delete/:productId',
    access: 'admin',
    summary: 'Delete a product for good',
    params: thisProduct,
    response: Message,
  }),
}
