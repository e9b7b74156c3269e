/** About the price of a wish. Apart from `alerts.ts`, so that no page carries words that it does not show. */
export const priceAlerts = {
  watch: 'Tell me when the price drops',
  watching: 'You are told when the price drops',
  watchThis: (name: string) => `Tell me when the price of ${name} drops`,
  offer: 'Shall we tell you when the price drops?',
  accept: 'Tell me',
  failed: 'That was not saved. Please try again.',
  chooseHow: 'Noted. Nothing is sent until you choose how.',
  choose: 'Choose',
}
