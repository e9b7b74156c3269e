import { endpoint } from '#contract/endpoint.ts'
import { Message } from '#contract/shapes/message.ts'
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
}
