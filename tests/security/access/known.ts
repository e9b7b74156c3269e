import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { knownPassword } from '#tests/support/given.ts'
import type { Known } from '../sample.ts'
import type { Callers } from './callers.ts'
import type { Things } from './things.ts'

const newPassword = 'Chamarel-seven-earths'

let counter = 0
/** Never the same, for names that may be there once only. */
const newName = () => {
  counter += 1
  return `Anjali ${counter}`
}

/** Right values by the name of a field. What a store owner or a person names is their own. */
export function knownFor({ access, body }: Endpoint, things: Things, { person, store }: Callers): Known {
  const choosesPassword =
    body instanceof z.ZodObject && ('currentPassword' in body.shape || 'confirmPassword' in body.shape)
  const isOwner = access === 'owner'
  const storeId = async () => (isOwner ? (await things.otherStore()).id : store.id)
  const product = async () => (isOwner ? things.product(await things.otherStore()) : things.product())
  const one = (make: () => Promise<string>) => async () => [await make()]
  return {
    code: '000000',
    name: newName,
    nameEn: newName,
    email: access === 'public' ? person.email : () => `${newName().replace(' ', '-')}@example.test`,
    password: choosesPassword ? newPassword : knownPassword,
    confirmPassword: newPassword,
    currentPassword: knownPassword,
    token: 'unknown',
    phone: '57550142',
    rating: 5,
    month: '2026-11',
    day: '2026-12-01',
    startsOn: '2026-11-15',
    receivedOn: '2026-11-14',
    ranOn: '2026-11-01',
    from: '2026-11-15',
    until: '2026-11-20',
    address: { stNumber: '12', line: 'Royal Road', locality: 'Centre', city: 'Curepipe' },
    image: things.picture,
    categories: things.categories,

    productId: product,
    storeId,
    adminId: storeId,
    productIds: one(product),
    storeIds: one(storeId),
    userId: person.id,
    personId: person.id,
    paymentId: () => things.payment(),
    cycleId: () => things.cycle(),
    enquiryId: things.enquiry,
    bannerId: things.banner,
    campaignId: things.campaign,
    messageId: things.message,
    applicationId: things.application,
    categoryId: async () => (await things.productCategory()).id,
    id: async () => (await things.productCategory()).id,
    mailId: '00000000-0000-7000-8000-000000000000',
    parentId: null,
  }
}
