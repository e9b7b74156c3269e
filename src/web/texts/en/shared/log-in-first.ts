export const logInFirst = {
  wishlist: 'Please log in to use the wishlist.',
  review: 'Please log in to submit a review.',
  helpful: 'Please log in to mark a review as helpful.',
  reportReview: 'Please log in to report a review.',
  reportAnswer: 'Please log in to report an answer.',
  reportProduct: 'Please log in to report this product.',
  reportStore: 'Please log in to report this store.',
  follow: 'Please log in to follow a store.',
  saveSearch: 'Please log in to save a search.',
  link: 'Log in',
}
