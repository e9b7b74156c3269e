import { figure } from '../shared/figures.ts'

const count = (number: number, one: string, many: string) => `${figure(number)} ${number === 1 ? one : many}`

/** Finding any product, store, person or review, and changing somebody's address. */
export const ownerContent = {
  search: 'Find by name or words',
  searchHint: 'A product, a store, a person, an email, words of a review',
  filter: 'What was found',
  kinds: { products: 'Products', stores: 'Stores', people: 'People', reviews: 'Reviews' },
  list: 'Found',
  failed: 'The search could not be made.',
  begin: 'What are you looking for?',
  beginHint:
    'Type the name of a product, a store or a person. Reviews are found by their words, by who wrote them and by what they are about.',
  nothing: (words: string) => `Nothing matches ‘${words}’.`,
  nothingOfKind: 'Nothing of this kind matches. Look at the others.',
  many: (most: number) =>
    `More than ${figure(most)} match. These are some of them: add a word to find the right one.`,
  openReports: (number: number) => count(number, 'open report', 'open reports'),
  noReviews: 'This person has written no review.',
  toPerson: 'To the person',
  reviewsOf: (name: string) => `Reviews by ${name}`,
  person: {
    back: 'Find',
    failed: 'The person could not be loaded.',
    gone: 'This person is no longer there',
    facts: 'Facts',
    email: 'Email',
    unverified: 'not confirmed',
    since: 'Member since',
    store: 'Store',
    noStore: 'None',
    suspended: 'Suspended',
    ratings: 'Ratings',
    given: (number: number) => count(number, 'rating', 'ratings'),
    seeReviews: 'See the reviews',
    reports: 'Reports made',
    applications: 'Applications',
  },
  email: {
    title: 'Email address',
    personText: 'For somebody who has lost the mailbox. Make sure that it is the right person first.',
    waiting: (email: string) => `A link was sent to ${email}; it is not confirmed yet.`,
    askedBy: (owner: string) => `Asked for by ${owner}.`,
    askedThemselves: 'They asked for it themselves.',
    button: 'Change the email address',
    newEmail: 'New email address',
    consequence:
      'We mail a link to the new address. Nothing changes until it is followed; then the old address is told.',
    reason: 'Why',
    reasonHint: 'For the audit log: how you made sure that it is them.',
    noReason: 'Please say why.',
    send: 'Send the link',
    cancel: 'Cancel',
  },
}
