import { account } from './account/account.ts'
import { alert } from './account/alerts.ts'
import { application } from './account/application.ts'
import { emailChange } from './account/email-change.ts'
import { enquiry } from './account/enquiries.ts'
import { rating } from './account/ratings.ts'
import { report } from './account/reports.ts'
import { wishlist } from './account/wishlist.ts'
import { banner } from './public/banners.ts'
import { browserError } from './public/browser-errors.ts'
import { categoryTree, productCategory } from './public/categories.ts'
import { comparison } from './public/comparison.ts'
import { contact } from './public/contact.ts'
import { listings } from './public/listings.ts'
import { mailChoice } from './public/mail-choices.ts'
import { numberCheck } from './public/number-check.ts'
import { paymentDetails } from './public/payment-details.ts'
import { products } from './public/products.ts'
import { search } from './public/search.ts'
import { store } from './public/stores.ts'
import { tap } from './public/taps.ts'
import { vital } from './public/vitals.ts'
import { image } from './store-owner/pictures.ts'
import { storeOwner } from './store-owner/store-owner.ts'
import { ownerAudit } from './website-owner/audit.ts'
import { ownerBackups } from './website-owner/backups.ts'
import { ownerBank } from './website-owner/bank-statement.ts'
import { ownerBanners } from './website-owner/banners.ts'
import { ownerCampaigns } from './website-owner/campaigns.ts'
import { ownerCategories } from './website-owner/categories.ts'
import { ownerContent } from './website-owner/content.ts'
import { ownerFees } from './website-owner/fees.ts'
import { ownerHolidays } from './website-owner/holidays.ts'
import { ownerMails } from './website-owner/mails.ts'
import { ownerMessages } from './website-owner/messages.ts'
import { ownerModeration } from './website-owner/moderation.ts'
import { ownerPaymentDetails } from './website-owner/payment-details.ts'
import { ownerPictures } from './website-owner/pictures.ts'
import { ownerPrices } from './website-owner/prices.ts'
import { ownerPromotion } from './website-owner/promotion.ts'
import { ownerSession } from './website-owner/session.ts'
import { ownerToday } from './website-owner/today.ts'
import { ownerVetting } from './website-owner/vetting.ts'
import { ownerVitals } from './website-owner/vitals.ts'
import { ownerWatching } from './website-owner/watching.ts'

const catalogue = { ...listings, ...categoryTree, ...products }

/** Calls from public pages. */
export const publicApi = {
  account,
  banner,
  catalogue,
  productCategory,
  search,
  store,
  rating,
  report,
  wishlist,
  contact,
  paymentDetails,
  mailChoice,
}

/** Calls from the screens of store owners and applicants. */
export const storeApi = { storeOwner, image, application }

/** Calls about a new email address, of people and stores. */
export const emailApi = { emailChange }

/** The call behind a written message to a store, which no page needs before the tap. */
export const enquiryApi = { enquiry }

/** The call of the page that compares products, which no other page needs. */
export const comparisonApi = { comparison }

/** The calls of the page that checks phone numbers. */
export const checkApi = { numberCheck }

/** Calls about what a person wants to be told; their parts of a page are loaded late. */
export const alertApi = { alert }

/** Calls about the session of the website owner: all that the console's login needs. */
export const ownerSessionApi = { ownerSession }

/** Calls from the console. */
export const ownerApi = {
  ownerAudit,
  ownerBanners,
  ownerCampaigns,
  ownerMessages,
  ownerMails,
  ownerFees,
  ownerBank,
  ownerPaymentDetails,
  ownerToday,
  ownerVetting,
  ownerModeration,
  ownerPictures,
  ownerContent,
  ownerPrices,
  ownerPromotion,
  ownerCategories,
  ownerHolidays,
  ownerVitals,
  ownerBackups,
  ownerWatching,
}

/** Every call of the API; taps and vitals are sent without the client, so that no page loads their table. */
export const api = {
  ...publicApi,
  ...storeApi,
  ...emailApi,
  ...enquiryApi,
  ...comparisonApi,
  ...checkApi,
  ...alertApi,
  ...ownerSessionApi,
  ...ownerApi,
  tap,
  vital,
  browserError,
}
