/** What offers an alert on public pages; the page of alerts has texts of its own. */
export const alertOffers = {
  follow: 'Follow',
  following: 'Following',
  followThis: (name: string) => `Follow ${name}: be told about new products`,
  unfollowThis: (name: string) => `Following ${name}. No longer follow`,
  saveSearch: 'Tell me',
  searchSaved: 'You are told',
  newProducts: 'about new products',
  failed: 'That was not saved. Please try again.',
  how: 'How shall we tell you?',
  howHint: 'Nothing is sent until you choose. Every mail has a link to stop.',
  daily: 'One mail a day',
  atOnce: 'A mail at once',
  more: 'More choices',
}
