/** What offers an alert on public pages; the page of alerts has texts of its own. */
export const alertOffers = {
  follow: 'Follow',
  following: 'Following',
  followThis: (name: string) => `Follow ${name}: be told about new products`,
  unfollowThis: (name: string) => `Following ${name}. No longer follow`,
  /** A phone shows the beginning alone. */
  saveSearch: ['Alert me', 'about new products'],
  searchSaved: ['Alert set', 'for new products'],
  failed: 'That was not saved. Please try again.',
  how: 'How shall we tell you?',
  howHint: 'Nothing is sent until you choose. Every mail has a link to stop.',
  daily: 'One mail a day',
  atOnce: 'A mail at once',
  more: 'More choices',
}
