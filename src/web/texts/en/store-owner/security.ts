/** The store's password and its sessions, in the dashboard. */
export const storeSecurity = {
  password: 'Store password',
  passwordText:
    'The password of your store’s login, not of your own account. Everywhere else the store will be logged out.',
  changePassword: 'Change the store password',
  sessions: 'Where your store is logged in',
  sessionsText: 'If you do not know a device, log it out and change the store password.',
  endOthers: 'Log out all other devices',
  factorFailed: 'The second factor could not be loaded.',
  news: 'Mail once a month',
  newsText:
    'On the first day of each month we send you last month in figures. Mails about your fees, your account and our decisions come in any case.',
  newsLabel: 'Send me the monthly figures',
  newsFailed: 'Your choice could not be loaded.',
  failed: 'The sessions of your store could not be loaded.',
}
