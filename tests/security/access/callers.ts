import type { testApp } from '#tests/support/test-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import type { Role } from './roles.ts'

export type Shop = Awaited<ReturnType<typeof testApp>>

export type Callers = Awaited<ReturnType<typeof callersIn>>

/** A browser for each role, and the accounts behind those that own something. */
export async function callersIn(shop: Shop) {
  const { given, signedIn } = shop
  const [person, other, store, otherStore] = [
    await given.user(),
    await given.user(),
    await given.store(),
    await given.store(),
  ]
  const owner = await given.owner({ needsSecondFactor: true })
  // As if the app had been scanned: the secret is read at a login only.
  await shop.database.sql`update website_owners set totp_secret = 'scanned' where id = ${owner.id}`
  const browsers: Record<Role, Visitor> = {
    visitor: shop.visitor(),
    // Nobody gets a session unverified; should one exist all the same, it opens nothing.
    unverified: await signedIn('user', await given.user({ isUnverified: true })),
    suspendedStoreOwner: await signedIn('admin', await given.store({ isSuspended: true })),
    ownerWithoutSecondFactor: await signedIn('owner', await given.owner({ needsSecondFactor: true })),
    otherUser: await signedIn('user', other),
    /** May register a store. */
    approvedUser: await signedIn('user', await given.user({ isApproved: true })),
    // The person behind the store, signed in as a person and not as the store.
    shopkeeper: await signedIn('user', { id: store.userId }),
    user: await signedIn('user', person),
    otherStoreOwner: await signedIn('admin', otherStore),
    storeOwner: await signedIn('admin', store),
    websiteOwner: await signedIn('owner', owner),
  }
  return { browsers, person, store, owner }
}
