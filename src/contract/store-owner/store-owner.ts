import { announcement } from './announcement.ts'
import { products } from './products.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { security } from './security.ts'
import { session } from './session.ts'

/** What the owner of a store calls, from the opening of the store to its end. */
export const storeOwner = {
  ...registration,
  ...session,
  ...security,
  ...profile,
  ...announcement,
  ...products,
}
