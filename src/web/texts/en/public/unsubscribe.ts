/** The page that a link in a mail opens to unsubscribe. */
export const unsubscribe = {
  title: 'Unsubscribe',
  description: 'No longer get the monthly figures of your store by mail.',
  working: 'One moment',
  workingText: 'We are taking you off the list.',
  unsubscribed: 'You are unsubscribed',
  unsubscribedText:
    'You no longer get the monthly figures of your store. Mails about your fees, your account and our decisions still come.',
  subscribed: 'You are subscribed again',
  subscribedText: 'You get the figures of your store by mail on the first day of each month.',
  failed: 'That did not work',
  undo: 'Undo',
  again: 'Unsubscribe',
  tryAgain: 'Try again',
  home: 'Go to the home page',
}
