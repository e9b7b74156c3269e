import { announcement } from './announcement.ts'
import { bulkEdit } from './bulk-edit.ts'
import { enquiries } from './enquiries.ts'
import { feed } from './feed.ts'
import { fees } from './fees.ts'
import { hours } from './hours.ts'
import { insights } from './insights.ts'
import { news } from './news.ts'
import { notifications } from './notifications.ts'
import { prices } from './prices.ts'
import { productImport } from './product-import.ts'
import { products } from './products.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { reviews } from './reviews.ts'
import { security } from './security.ts'
import { session } from './session.ts'

/** Calls of a store owner, from registration to deletion. */
export const storeOwner = {
  ...registration,
  ...session,
  ...security,
  ...news,
  ...notifications,
  ...profile,
  ...hours,
  ...announcement,
  ...products,
  ...insights,
  ...productImport,
  ...bulkEdit,
  ...prices,
  ...feed,
  ...enquiries,
  ...reviews,
  ...fees,
}
