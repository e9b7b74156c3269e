export const logInFirst = {
  wishlist: 'Please log in to use the wishlist.',
  review: 'Please log in to submit a review.',
  reportReview: 'Please log in to report a review.',
  reportProduct: 'Please log in to report this product.',
  reportStore: 'Please log in to report this store.',
  link: 'Log in',
}
