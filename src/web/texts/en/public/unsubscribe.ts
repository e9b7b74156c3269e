/** The page that a link in a mail opens to unsubscribe. */
export const unsubscribe = {
  title: 'Unsubscribe',
  description: 'No longer get mails of this kind.',
  working: 'One moment',
  workingText: 'We are taking you off the list.',
  unsubscribed: 'You are unsubscribed',
  stillCome: 'Mails about your fees, your account and our decisions still come.',
  subscribed: 'You are subscribed again',
  failed: 'That did not work',
  undo: 'Undo',
  again: 'Unsubscribe',
  tryAgain: 'Try again',
  home: 'Go to the home page',
}
