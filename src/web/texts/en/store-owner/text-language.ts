export const textLanguage = {
  ofStore: 'Language of your texts (optional)',
  ofThis: 'Language of this text (optional)',
  notSaid: 'Not said',
  asStore: 'Same as the store',
  hint: 'Screen readers then use the right voice. A product or an announcement may differ.',
}
