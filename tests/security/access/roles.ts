import type { Access } from '#contract/endpoint.ts'

/** Everybody who may call, in the order in which they do: the owner of a thing comes after those who are not. */
export const roles = [
  'visitor',
  'unverified',
  'suspendedStoreOwner',
  'ownerWithoutSecondFactor',
  'otherUser',
  'approvedUser',
  'shopkeeper',
  'user',
  'otherStoreOwner',
  'storeOwner',
  'websiteOwner',
] as const
export type Role = (typeof roles)[number]
export type Answers = Record<Role, number>

export const everybody = (status: number) =>
  Object.fromEntries(roles.map((role) => [role, status])) as Answers
const nobody = everybody(401)
const people = { otherUser: 200, approvedUser: 200, shopkeeper: 200, user: 200 }
const storeOwners = { otherStoreOwner: 200, storeOwner: 200 }
const websiteOwner = { ownerWithoutSecondFactor: 403, websiteOwner: 200 }

/** What each caller gets when the input is right, by the access that the contract declares. */
export const answersBy: Record<Access, Answers> = {
  public: everybody(200),
  user: { ...nobody, ...people },
  admin: { ...nobody, ...storeOwners },
  account: { ...nobody, ...people, ...storeOwners },
  owner: { ...nobody, ...websiteOwner },
  enrolling: { ...nobody, ...websiteOwner, ownerWithoutSecondFactor: 200 },
}
