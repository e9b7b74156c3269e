import { account } from './account/account.ts'
import { application } from './account/application.ts'
import { rating } from './account/ratings.ts'
import { report } from './account/reports.ts'
import { wishlist } from './account/wishlist.ts'
import { categoryTree, productCategory } from './public/categories.ts'
import { contact } from './public/contact.ts'
import { listings } from './public/listings.ts'
import { products } from './public/products.ts'
import { search } from './public/search.ts'
import { store } from './public/stores.ts'
import { tap } from './public/taps.ts'
import { image } from './store-owner/pictures.ts'
import { storeOwner } from './store-owner/store-owner.ts'
import { ownerAudit } from './website-owner/audit.ts'
import { ownerCategories } from './website-owner/categories.ts'
import { ownerFees } from './website-owner/fees.ts'
import { ownerMails } from './website-owner/mails.ts'
import { ownerMessages } from './website-owner/messages.ts'
import { ownerModeration } from './website-owner/moderation.ts'
import { ownerPromotion } from './website-owner/promotion.ts'
import { ownerSession } from './website-owner/session.ts'
import { ownerToday } from './website-owner/today.ts'
import { ownerVetting } from './website-owner/vetting.ts'

const catalogue = { ...listings, ...categoryTree, ...products }

/** Calls from public pages. */
export const publicApi = {
  account,
  catalogue,
  productCategory,
  search,
  store,
  rating,
  report,
  wishlist,
  contact,
}

/** Calls from the screens of store owners and applicants. */
export const storeApi = { storeOwner, image, application }

/** Calls from the console. */
export const ownerApi = {
  ownerSession,
  ownerAudit,
  ownerMessages,
  ownerMails,
  ownerFees,
  ownerToday,
  ownerVetting,
  ownerModeration,
  ownerPromotion,
  ownerCategories,
}

/** Every call of the API; taps are sent without the client, so that no page loads their table. */
export const api = { ...publicApi, ...storeApi, ...ownerApi, tap }
