import { ownerPageSize } from './pagination.ts'

/** How many characters people may write. The contract, the forms and the checks of the database all use these. */
export const longest = {
  personName: 100,
  email: 254,
  search: 200,
  contactMessage: 5000,
  comment: 1000,
  reportDetails: 2000,
  businessName: 120,
  registrationNumber: 40,
  phone: 40,
  /** What an application tells, and the answer to a question about it. */
  applicationText: 2000,
  storeName: 120,
  storeContact: 200,
  streetNumber: 6,
  street: 120,
  locality: 100,
  city: 100,
  addressDetails: 200,
  announcementTitle: 120,
  announcement: 1000,
  productTitle: 200,
  /** Of a store or a product. */
  description: 5000,
  webAddress: 2000,
  categoryName: 80,
  paymentReference: 100,
  /** Six digits or a recovery code, with some room for spaces. */
  secondFactorCode: 60,
  /** What the website owner notes about a store. */
  notes: 5000,
  /** What the website owner writes to a store or a person about a decision. */
  decisionText: 2000,
  messageReply: 5000,
  bannerMessage: 160,
  holidayName: 80,
  campaignChannel: 80,
  campaignText: 500,
  /** One of the lines that say how to pay. */
  paymentDetail: 200,
  /** A bank's file, with some hundred characters a row. */
  bankStatement: 1_000_000,
  /** What a bank writes about one transfer. */
  bankDescription: 500,
} as const

export const highestPriceRupees = 10_000_000
/** A product is in a category and up to three levels below it. */
export const categoryLevels = 4
/** How many wishes one call may ask about. */
export const mostWishesAsked = 500
export const mostPersonalisedDays = 366
/** How many featured products one call puts in order. */
export const mostFeaturedOrdered = 500
/** How many rows of a bank's file are read at once. */
export const mostBankRows = 5000
/** Over how many windows one transfer is spread. */
export const mostBankParts = 24
/** How many banners one call puts in order. */
export const mostBannersOrdered = 100
/** How many banners may run or wait to be shown, so that one page of the console lists them all in their order. */
export const mostBanners = ownerPageSize
/** How many banners a page shows in turn; more would never all be read. */
export const mostBannersShown = 8
