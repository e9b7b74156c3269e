export const reports = {
  report: 'Report',
  reportStore: 'Report store',
  reportReviewBy: (person: string) => `Report the review by ${person}`,
  ownThing: {
    product: 'This is your own product, so you cannot report it.',
    store: 'This is your own store, so you cannot report it.',
  },
  logIn: 'Log in to report it',
  titles: {
    product: 'Report this product',
    store: 'Report this store',
    productReview: 'Report this review',
    storeReview: 'Report this review',
  },
  intro: 'Tell us what is wrong. We look at every report; nobody else learns that you sent it.',
  reason: 'Reason',
  reasons: {
    misleading: { name: 'Misleading', hint: 'What it says or shows is not true' },
    inappropriate: { name: 'Inappropriate', hint: 'Offensive, unlawful or dangerous' },
    other: { name: 'Other', hint: 'Something else, in your own words' },
  },
  details: 'Details',
  optional: 'Optional',
  required: 'Required for this reason',
  submit: 'Send report',
  sent: {
    product: 'Report submitted.',
    store: 'Report submitted.',
    productReview: 'Rating reported.',
    storeReview: 'Rating reported.',
  },
  failed: {
    product: 'Failed to submit report',
    store: 'Failed to submit report',
    productReview: 'Failed to report review',
    storeReview: 'Failed to report rating',
  },
}
