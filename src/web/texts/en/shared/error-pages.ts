export const errorPages = {
  notFoundTitle: 'Page not found',
  notFound: 'This page went the way of the dodo',
  notFoundText:
    'The address may have changed, or what stood here is gone. The rest of the island is still open.',
  failureTitle: 'Something went wrong',
  failure: 'A passing squall',
  failureText: 'This page could not be shown just now. Try again in a moment; nothing you did is lost.',
  reference: (id: string) => `Request number: ${id}`,
  tryAgain: 'Try again',
  backHome: 'Back to Home',
  hotDeals: 'Hot Deals',
  allStores: 'All Stores',
}
