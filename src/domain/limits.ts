import { ownerPageSize } from './pagination.ts'

/** How many characters people may write. The contract, the forms and the checks of the database all use these. */
export const longest = {
  personName: 100,
  email: 254,
  search: 200,
  /** What is counted of a search; longer ones are no name of a product. */
  searchedWords: 40,
  contactMessage: 5000,
  comment: 1000,
  /** What a store answers to a review. */
  reviewAnswer: 1000,
  reportDetails: 2000,
  businessName: 120,
  registrationNumber: 40,
  phone: 40,
  /** A number to be checked, with some words that were pasted along. */
  checkedNumber: 100,
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
  sku: 100,
  /** Of a store or a product. */
  description: 5000,
  webAddress: 2000,
  /** Of a browser's push subscription. */
  pushAddress: 1000,
  categoryName: 80,
  paymentReference: 100,
  /** Six digits or a recovery code, with some room for spaces. */
  secondFactorCode: 60,
  /** Six characters, with some room for spaces. */
  enquiryCode: 20,
  /** What the website owner notes about a store. */
  notes: 5000,
  /** What the website owner writes to a store or a person about a decision. */
  decisionText: 2000,
  messageReply: 5000,
  bannerMessage: 160,
  holidayName: 80,
  /** What a store says about a special day. */
  specialDayNote: 120,
  campaignChannel: 80,
  campaignText: 500,
  /** One of the lines that say how to pay. */
  paymentDetail: 200,
  /** A bank's file, with some hundred characters a row. */
  bankStatement: 1_000_000,
  /** What a bank writes about one transfer. */
  bankDescription: 500,
  /** A file of products, with some thousand characters a row. */
  productImport: 5_000_000,
} as const

export const highestPriceRupees = 10_000_000
/** A product is in a category and up to three levels below it. */
export const categoryLevels = 4
/** How many wishes one call may ask about. */
export const mostWishesAsked = 500
/** How many products are compared side by side. */
export const mostCompared = 4
export const mostPersonalisedDays = 366
/** How many featured products one call puts in order. */
export const mostFeaturedOrdered = 500
/** How many rows of a bank's file are read at once. */
export const mostBankRows = 5000
/** How many rows a file of products may have. */
export const mostImportRows = 5000
/** How many of them one call writes, so that the store sees how far it is and others wait shortly. */
export const mostRowsWritten = 250
/** How many products one bulk edit changes. */
export const mostBulkEdited = 500
/** Over how many windows one transfer is spread. */
export const mostBankParts = 24
/** How many banners one call puts in order. */
export const mostBannersOrdered = 100
/** How many banners may run or wait to be shown, so that one page of the console lists them all in their order. */
export const mostBanners = ownerPageSize
/** How many banners a page shows in turn; more would never all be read. */
export const mostBannersShown = 8
/** How far from a place a list may reach, in km. */
export const longestRadiusKm = 100
/** How many stores of one place the map shows; its list goes on page by page. */
export const mostMappedStores = 200
/** Between these a store closes in the course of a day. */
export const mostSpansADay = 4
/** How many days of a store may have hours of their own, from today on. */
export const mostSpecialDays = 60
/** How many days ahead a special day may be. */
export const specialDaysAhead = 366
/** How many days ahead a store is asked about its hours on a holiday. */
export const holidaysAskedAhead = 60
/** How many price tags are laid out at once: twenty sheets of 24. */
export const mostPriceTags = 480
/** How many photos one review may have. */
export const mostReviewPhotos = 3

/** How many stores and wishes a person may want to be told about. */
export const mostFollowedStores = 200
export const mostWishAlerts = 200
export const mostSavedSearches = 20
/** How many browsers of a person take pushes; a new one replaces the oldest. */
export const mostPushDevices = 10
/** How many messages the list of the latest shows. */
export const alertsListed = 30
