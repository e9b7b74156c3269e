/** The buttons that open a report. Its dialog has texts of its own, because few people open it. */
export const reportButtons = {
  report: 'Report',
  reportStore: 'Report store',
  reportReviewBy: (person: string) => `Report the review by ${person}`,
  reportAnswerOf: (store: string) => `Report the answer of ${store}`,
  ownThing: {
    product: 'This is your own product, so you cannot report it.',
    store: 'This is your own store, so you cannot report it.',
  },
  logIn: 'Log in to report it',
}
