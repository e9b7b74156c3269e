export const reports = {
  titles: {
    product: 'Report this product',
    store: 'Report this store',
    productReview: 'Report this review',
    storeReview: 'Report this review',
    answer: 'Report this answer',
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
    answer: 'Report submitted.',
  },
  failed: {
    product: 'Failed to submit report',
    store: 'Failed to submit report',
    productReview: 'Failed to report review',
    storeReview: 'Failed to report rating',
    answer: 'Failed to submit report',
  },
}
