import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Message } from '#contract/shapes/message.ts'
import { StoreProfile, StoreProfileChanges } from '#contract/shapes/store-profile.ts'

export const profile = {
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
    setsCookie: true,
    response: Message,
  }),
}
