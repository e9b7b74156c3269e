import { announcement } from './announcement.ts'
import { fees } from './fees.ts'
import { news } from './news.ts'
import { products } from './products.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { security } from './security.ts'
import { session } from './session.ts'

/** Calls of a store owner, from registration to deletion. */
export const storeOwner = {
  ...registration,
  ...session,
  ...security,
  ...news,
  ...profile,
  ...announcement,
  ...products,
  ...fees,
}
