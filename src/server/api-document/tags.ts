import type { api } from '#contract/index.ts'

interface Tag {
  name: string
  description: string
}

/** One tag for each area of the contract. */
export const tags: Record<keyof typeof api, Tag> = {
  catalogue: { name: 'Catalogue', description: 'Lists of products and stores, and single products.' },
  productCategory: { name: 'Product categories', description: 'Products by category.' },
  store: { name: 'Stores', description: 'Stores, their products and their opening hours.' },
  comparison: { name: 'Comparison', description: 'Products side by side.' },
  search: { name: 'Search', description: 'Products and stores by words, and suggestions while typing.' },
  banner: { name: 'Banners', description: 'Messages of the website owner on every page.' },
  contact: { name: 'Contact', description: 'Messages to the website owner.' },
  numberCheck: { name: 'Number check', description: 'Which store a phone number belongs to.' },
  paymentDetails: { name: 'Payment details', description: 'Where stores pay their fees.' },
  mailChoice: { name: 'Mail choices', description: 'Unsubscribing from news by mail.' },
  tap: { name: 'Taps', description: 'Counting views and taps, for the figures of stores.' },
  vital: { name: 'Vitals', description: 'Counting how fast pages are for visitors.' },
  browserError: { name: 'Browser errors', description: 'Reporting errors of our own scripts.' },
  account: { name: 'Account', description: 'Signing up, logging in, and what belongs to an account.' },
  emailChange: { name: 'Email change', description: 'A new email address, of a person or a store.' },
  rating: { name: 'Ratings', description: 'Ratings and reviews of products and stores.' },
  report: { name: 'Reports', description: 'Telling the website owner what should not be here.' },
  wishlist: { name: 'Wishlist', description: 'Products and stores that a person keeps.' },
  alert: {
    name: 'Alerts',
    description: 'Followed stores, watched prices, saved searches, and how to be told.',
  },
  enquiry: { name: 'Enquiries', description: 'Codes for messages to stores.' },
  application: { name: 'Application', description: 'Asking the website owner for a store.' },
  storeOwner: {
    name: 'Store owner',
    description: 'What a store does: its profile, products, reviews, notifications, fees.',
  },
  image: { name: 'Pictures', description: 'Uploading pictures of products and stores.' },
  ownerSession: { name: 'Console: session', description: 'Logging in to the console.' },
  ownerToday: { name: 'Console: today', description: 'What waits for the website owner.' },
  ownerVetting: { name: 'Console: vetting', description: 'Applications and stores.' },
  ownerModeration: { name: 'Console: moderation', description: 'Reports, held ratings, suspensions.' },
  ownerContent: { name: 'Console: content', description: 'Finding products, reviews and people.' },
  ownerPictures: { name: 'Console: pictures', description: 'Pictures that the website owner uploads.' },
  ownerPrices: { name: 'Console: prices', description: 'Discounts on prices that were raised for them.' },
  ownerPromotion: { name: 'Console: promotion', description: 'Featured products.' },
  ownerBanners: { name: 'Console: banners', description: 'Messages on every page.' },
  ownerCampaigns: { name: 'Console: campaigns', description: 'News by mail.' },
  ownerCategories: { name: 'Console: categories', description: 'Both trees of categories.' },
  ownerHolidays: { name: 'Console: holidays', description: 'Public holidays, for business days.' },
  ownerFees: { name: 'Console: fees', description: 'Fees, payments, refunds and statements.' },
  ownerBank: { name: 'Console: bank statement', description: 'Payments from the file of a bank.' },
  ownerPaymentDetails: { name: 'Console: payment details', description: 'Where stores pay.' },
  ownerMessages: { name: 'Console: messages', description: 'Messages that people sent, and replies.' },
  ownerMails: { name: 'Console: mails', description: 'Mails that were sent or failed.' },
  ownerAudit: { name: 'Console: audit', description: 'What website owners did.' },
  ownerBackups: { name: 'Console: backups', description: 'How old the last backup is.' },
  ownerWatching: { name: 'Console: watching', description: 'Logins and errors in browsers.' },
  ownerVitals: { name: 'Console: vitals', description: 'How fast pages were for visitors.' },
}
