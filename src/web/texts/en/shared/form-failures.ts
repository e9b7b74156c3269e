/** What a form says when what was sent did not arrive. */
export const formFailures = {
  unknown: 'Something went wrong!',
  busy: 'The site cannot answer just now. Please try again in a moment.',
  noNetwork: 'The site could not be reached. Check your connection and try again.',
  noScript: 'This form needs JavaScript. Please switch it on in your browser.',
  pageNoScript: 'This page needs JavaScript. Please switch it on in your browser.',
}
