import { account } from './account.ts'
import { application } from './application.ts'
import { catalogue } from './catalogue.ts'
import { contact } from './contact.ts'
import { image } from './image.ts'
import { ownerAudit } from './owner-audit.ts'
import { ownerCategories } from './owner-categories.ts'
import { ownerFees } from './owner-fees.ts'
import { ownerMails } from './owner-mails.ts'
import { ownerMessages } from './owner-messages.ts'
import { ownerModeration } from './owner-moderation.ts'
import { ownerPromotion } from './owner-promotion.ts'
import { ownerSession } from './owner-session.ts'
import { ownerToday } from './owner-today.ts'
import { ownerVetting } from './owner-vetting.ts'
import { productCategory } from './product-category.ts'
import { rating } from './rating.ts'
import { report } from './report.ts'
import { search } from './search.ts'
import { store } from './store.ts'
import { storeOwner } from './store-owner.ts'
import { tap } from './tap.ts'
import { wishlist } from './wishlist.ts'

/** What everybody may come across. */
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

/** What store owners, and those who want to become one, call from screens of their own. */
export const storeApi = { storeOwner, image, application }

/** What the website owner calls from the console. */
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

/** Every call of the API; taps are sent without the client, so no page carries their table. */
export const api = { ...publicApi, ...storeApi, ...ownerApi, tap }
