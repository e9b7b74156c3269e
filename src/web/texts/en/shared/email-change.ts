/** A new email address of a person or a store: asked for, waiting, confirmed. */
export const emailChange = {
  title: 'Email address',
  personText:
    'What you log in with, and where our mails come. It changes when you follow the link that we mail to the new address.',
  storeText:
    'What your store logs in with. It changes when you follow the link that we mail to the new address.',
  now: (email: string) => `Now: ${email}`,
  newEmail: 'New email address',
  submit: 'Send the link',
  passwordText: 'A new email address is a new key to the account, so please enter your password once more.',
  waiting: (email: string) =>
    `We have sent a link to ${email}. Follow it within 24 hours to change the address.`,
  keep: 'Keep the old address',
  another: 'No mail? Ask for the link again, or for another address. Only the newest link works.',
  page: {
    title: 'Confirm your new address',
    description: 'Confirm a new email address at Zilbazar.',
    checking: 'Checking your link…',
    ofPerson: (email: string) =>
      `Your account gets the address ${email}. You log in with it from then on, and your other devices are logged out.`,
    ofStore: (name: string, email: string) =>
      `${name} gets the address ${email}. The store logs in with it from then on, and its other devices are logged out.`,
    confirm: 'Confirm this address',
    done: 'The new address counts',
    used: 'Already confirmed',
    dead: 'This link no longer works',
    deadText:
      'Links work once, and for 24 hours only. Ask for a new one in your account settings, or for a store in its dashboard.',
    notReached: 'We could not check your link',
    tryAgain: 'Try again',
    toLogin: 'Go to login',
    toStoreLogin: 'Go to the store login',
    toSettings: 'To my account settings',
    support: 'Contact support',
  },
}
